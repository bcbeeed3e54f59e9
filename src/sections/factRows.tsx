import { graphql } from "gatsby"
import type { Fact } from "../components/FactTable/FactTable"
import { InlineText } from "../components/InlineText/InlineText"
import { LocalTime } from "../components/LocalTime/LocalTime"
import { formatDailyTime } from "../format/dailyTime"
import { formatRange } from "../format/number"

export const meetingFactsFragment = graphql`
  fragment MeetingFacts on Program {
    firstMeeting
    meetingsClock
    meetingsBegin {
      ...DailyTimeFields
    }
  }
`

type Program = Queries.ProgramFieldsFragment

/** Returns a row of a table of facts; none if its value is missing in content. */
function factOf(label: string, value: string | null | undefined, note?: Fact["note"]): Fact[] {
  return value ? [{ label, values: [{ value }], note }] : []
}

export const datesFact = ({ dates }: Pick<Program, "dates">) => factOf("Dates", dates)

export const weeklyHoursFact = ({ hoursPerWeek }: Pick<Program, "hoursPerWeek">) =>
  factOf("Hours", hoursPerWeek && `${formatRange(hoursPerWeek)} a week`)

export const priceFact = ({ priceText }: Pick<Program, "priceText">) => factOf("Price", priceText)

/**
 * Returns when meetings begin: by the clock there, in UTC and in the visitor's local time.
 * @param program its name, beside facts of other programs
 */
export function meetingsFact(
  { meetingsBegin, meetingsClock, firstMeeting }: Queries.MeetingFactsFragment,
  program?: string,
): Fact[] {
  if (!meetingsBegin) return []
  const { label, timeZone } = meetingsBegin
  return factOf(
    program ? `${program}: meetings begin` : "Meetings begin",
    label,
    <>
      {meetingsClock ? <InlineText as="p" text={meetingsClock} /> : null}
      {firstMeeting ? <LocalTime timeZone={timeZone} instant={firstMeeting} format={formatDailyTime} /> : null}
    </>,
  )
}
