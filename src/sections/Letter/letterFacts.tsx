import type { Fact } from "../../components/FactTable/FactTable"
import { LocalTime } from "../../components/LocalTime/LocalTime"
import { cityOfTimeZone } from "../../format/dateTime"
import { formatRange } from "../../format/number"

/** Returns the facts that an applicant needs before committing. Facts missing in content are left out. */
export function letterFacts(
  program: Queries.LetterProgramFragment | undefined,
  commitDeadline: Queries.CommitDeadlineFieldsFragment | null,
): Fact[] {
  const rows: (Fact | false)[] = [
    !!commitDeadline && { label: "Commit by", values: [{ value: commitDeadline.text, remark: commitDeadline.label }] },
    ...(program ? programFacts(program) : []),
  ]
  return rows.filter((row) => row !== false)
}

function programFacts(program: Queries.LetterProgramFragment): (Fact | false)[] {
  const { priceText, dates, hoursPerWeek, meetingsBegin, firstMeeting } = program
  return [
    !!dates && { label: "Dates", values: [{ value: dates }] },
    !!hoursPerWeek && { label: "Hours", values: [{ value: `${formatRange(hoursPerWeek)} a week` }] },
    !!meetingsBegin && {
      label: "Meetings begin",
      values: [{ value: meetingsBegin.label }],
      note: (
        <>
          <p>The time in {cityOfTimeZone(meetingsBegin.timeZone)}.</p>
          {firstMeeting ? <LocalTime timeZone={meetingsBegin.timeZone} instant={firstMeeting} show="time" /> : null}
        </>
      ),
    },
    !!priceText && { label: "Price", values: [{ value: priceText }] },
  ]
}
