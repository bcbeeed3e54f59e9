import { graphql } from "gatsby"
import { absoluteUrl } from "../../routes"
import type { StructuredData } from "../jsonLd"

export const courseFragment = graphql`
  fragment CourseFacts on Program {
    id: jsonId
    name
    courseCode
    summary
    topics
    price
    priceCurrency
    durationWeeks
    startDate
    endDate
    deadlines {
      date
    }
    hoursPerWeek {
      min
      max
    }
    instructionHoursPerDay
  }
`

type Provider = Pick<Queries.OrganizationFactsFragment, "name">

/** Where each program is described, by its id. Launchpad has no page, so its path is the FAQ of the home page. */
const programPages: Readonly<Record<string, string>> = {
  bootcamp: "/bootcamp/",
  research: "/research/",
  launchpad: "/#faq",
}

/** Returns a program as a schema.org Course with its CourseInstance (dates, workload) and its Offer (price). Durations are ISO 8601; dates are date-only. */
export function courseData(course: Queries.CourseFactsFragment, provider: Provider): StructuredData {
  return {
    "@type": "Course",
    name: course.name,
    description: course.summary,
    url: absoluteUrl(programPages[course.id] ?? "/"),
    provider: { "@type": "EducationalOrganization", "@id": absoluteUrl("/#organization"), name: provider.name },
    teaches: course.topics,
    educationalLevel: "High school",
    inLanguage: "en-US",
    courseCode: course.courseCode,
    offers: offerData(course),
    hasCourseInstance: courseInstanceData(course),
  }
}

/** Returns all programs as a schema.org ItemList. Google requires at least three courses. */
export function courseListData(courses: readonly Queries.CourseFactsFragment[], provider: Provider): StructuredData {
  return {
    "@type": "ItemList",
    itemListElement: courses.map((course, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: courseData(course, provider),
    })),
  }
}

function offerData({ price, priceCurrency, deadlines }: Queries.CourseFactsFragment) {
  if (typeof price !== "number" || !priceCurrency) return undefined
  return {
    "@type": "Offer",
    category: "Paid",
    price,
    priceCurrency,
    url: absoluteUrl("/apply/"),
    availabilityEnds: deadlines?.at(-1)?.date,
  }
}

function courseInstanceData(course: Queries.CourseFactsFragment) {
  const { startDate, endDate, durationWeeks, hoursPerWeek, instructionHoursPerDay } = course
  if (!startDate && !endDate && !durationWeeks) return undefined
  const workloadHours = hoursPerWeek?.max ?? instructionHoursPerDay
  return {
    "@type": "CourseInstance",
    courseMode: "Online",
    startDate,
    endDate,
    duration: durationWeeks ? `P${durationWeeks}W` : undefined,
    courseWorkload: typeof workloadHours === "number" ? `PT${workloadHours}H` : undefined,
  }
}
