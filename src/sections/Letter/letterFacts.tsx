import type { Fact } from "../../components/FactTable/FactTable"
import { LocalTime } from "../../components/LocalTime/LocalTime"
import { formatDailyTime } from "../../format/dailyTime"
import { formatRange } from "../../format/number"

/** Returns the facts that an applicant needs before committing. Facts missing in content are left out. */
export function letterFacts(
  program: Queries.LetterProgramFragment | undefined,
  commitDeadline: Queries.CommitDeadlineFieldsFragment | null,
): Fact[] {
  const rows: (Fact | false)[] = [
    !!commitDeadline && {
      label: "Commit by",
      values: [{ value: commitDeadline.text, remark: commitDeadline.label }],
      note: Date.now() > Date.parse(commitDeadline.closesAt) ? <p>{commitDeadline.passed}</p> : null,
    },
    ...(program ? programFacts(program) : []),
  ]
  return rows.filter((row) => row !== false)
}

function programFacts(program: Queries.LetterProgramFragment): (Fact | false)[] {
  const { priceText, dates, hoursPerWeek, meetingsBegin, meetingsClock, firstMeeting } = program
  return [
    !!dates && { label: "Dates", values: [{ value: dates }] },
    !!hoursPerWeek && { label: "Hours", values: [{ value: `${formatRange(hoursPerWeek)} a week` }] },
    !!meetingsBegin && {
      label: "Meetings begin",
      values: [{ value: meetingsBegin.label }],
      note: (
        <>
          <p>{meetingsClock}</p>
          {firstMeeting ? (
            <LocalTime
              timeZone={meetingsBegin.timeZone}
              instant={firstMeeting}
              format={(instant, timeZone) => formatDailyTime(instant, timeZone, meetingsBegin.timeZone)}
            />
          ) : null}
        </>
      ),
    },
    !!priceText && { label: "Price", values: [{ value: priceText }] },
  ]
}
