import { formatRange } from "../format/number"
import { absoluteUrl, type publicPages } from "../routes"
import { isAccepting, type State } from "../season"
import type { StructuredData } from "./jsonLd"
import { language } from "../language"

type Provider = Pick<Queries.OrganizationFactsFragment, "name">

/** The pages of the programs. Launchpad has none. */
const pages: Partial<Record<string, (typeof publicPages)[number]["path"]>> = {
  bootcamp: "/bootcamp/",
  research: "/research/",
}

export const hasPage = ({ id }: { readonly id: string }) => pages[id] !== undefined

/**
 * Returns a program as a schema.org Course with its CourseInstance (dates, workload) and its Offer (price). Durations
 * are ISO 8601; dates are date-only.
 * @param state undefined without dates
 */
export function courseData(
  course: Queries.ProgramFieldsFragment,
  provider: Provider,
  state: State | undefined,
): StructuredData {
  return {
    "@type": "Course",
    name: course.name,
    description: course.summary,
    url: absoluteUrl(pages[course.id] ?? "/"),
    provider: { "@type": "EducationalOrganization", "@id": absoluteUrl("/#organization"), name: provider.name },
    teaches: course.topics,
    educationalLevel: "High school",
    inLanguage: language,
    courseCode: course.courseCode,
    offers: offerData(course, state),
    hasCourseInstance: courseInstanceData(course),
  }
}

function offerData(
  { price, priceCurrency, opens, deadlines }: Queries.ProgramFieldsFragment,
  state: State | undefined,
) {
  if (typeof price !== "number" || !priceCurrency) return undefined
  return {
    "@type": "Offer",
    category: "Paid",
    price,
    priceCurrency,
    url: absoluteUrl("/apply/"),
    availability: state && `https://schema.org/${isAccepting(state) ? "InStock" : "OutOfStock"}`,
    availabilityStarts: opens,
    availabilityEnds: deadlines?.at(-1)?.date,
  }
}

/**
 * Returns the dates and the weekly hours. The schedule has the fields that Google requires of a course: `repeatCount`
 * is the length in weeks (https://developers.google.com/search/docs/appearance/structured-data/course-info). The
 * workload is a text (https://schema.org/courseWorkload), because an ISO 8601 duration cannot express a range.
 */
function courseInstanceData({ startDate, endDate, durationWeeks, hoursPerWeek }: Queries.ProgramFieldsFragment) {
  if (!startDate && !endDate && !durationWeeks) return undefined
  return {
    "@type": "CourseInstance",
    courseMode: "Online",
    startDate,
    endDate,
    duration: durationWeeks ? `P${durationWeeks}W` : undefined,
    courseWorkload: hoursPerWeek ? `${formatRange(hoursPerWeek)} hours per week` : undefined,
    courseSchedule: durationWeeks
      ? {
          "@type": "Schedule",
          repeatFrequency: "Weekly",
          repeatCount: durationWeeks,
          startDate,
          endDate,
        }
      : undefined,
  }
}
