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
    applicationDeadline
    hoursPerWeek {
      min
      max
    }
    instructionHoursPerDay
  }
`

type Provider = Pick<Queries.OrganizationFactsFragment, "name">

/** Page that tells about a program. */
const pageOf: Readonly<Record<string, string>> = {
  bootcamp: "/bootcamp/",
  research: "/research/",
  launchpad: "/#faq",
}

/**
 * A program as a schema.org Course with its instance and its offer.
 * Durations are ISO 8601; dates are days of the calendar; the price is a number in `priceCurrency`.
 */
export function courseData(course: Queries.CourseFactsFragment, provider: Provider): StructuredData {
  const { name, summary, courseCode, topics, startDate, endDate, durationWeeks } = course
  const hasInstance = startDate || endDate || durationWeeks
  return {
    "@type": "Course",
    name,
    description: summary,
    url: absoluteUrl(pageOf[course.id] ?? "/"),
    provider: { "@type": "EducationalOrganization", "@id": absoluteUrl("/#organization"), name: provider.name },
    teaches: topics,
    educationalLevel: "High school",
    inLanguage: "en-US",
    ...(courseCode ? { courseCode } : {}),
    ...offersOf(course),
    ...(hasInstance
      ? {
          hasCourseInstance: {
            "@type": "CourseInstance",
            courseMode: "Online",
            ...(startDate ? { startDate } : {}),
            ...(endDate ? { endDate } : {}),
            ...(durationWeeks ? { duration: `P${durationWeeks}W` } : {}),
            ...workloadOf(course),
          },
        }
      : {}),
  }
}

/** All programs as one list; search engines want at least three. */
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

function offersOf({ price, priceCurrency, applicationDeadline }: Queries.CourseFactsFragment) {
  if (typeof price !== "number" || !priceCurrency) return {}
  return {
    offers: {
      "@type": "Offer",
      category: "Paid",
      price,
      priceCurrency,
      url: absoluteUrl("/apply/"),
      ...(applicationDeadline ? { availabilityEnds: applicationDeadline } : {}),
    },
  }
}

/** Hours of one week (the larger number) or of one day of instruction, as an ISO 8601 duration. */
function workloadOf({ hoursPerWeek, instructionHoursPerDay }: Queries.CourseFactsFragment) {
  if (hoursPerWeek) return { courseWorkload: `PT${hoursPerWeek.max}H` }
  if (typeof instructionHoursPerDay === "number") return { courseWorkload: `PT${instructionHoursPerDay}H` }
  return {}
}
