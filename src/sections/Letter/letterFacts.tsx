import type { Fact } from "../../components/FactTable/FactTable"
import { LocalTime } from "../../components/LocalTime/LocalTime"
import { formatDailyTime } from "../../format/dailyTime"
import { formatRange } from "../../format/number"
import { stateOf } from "../../season"

/**
 * Returns the facts that an applicant needs before committing. Facts missing in content are left out.
 * @param ended before the last day, once the program is over
 */
export function letterFacts(
  program: Queries.LetterProgramFragment | undefined,
  commitDeadline: Queries.CommitDeadlineFieldsFragment | null,
  ended: string,
): Fact[] {
  const rows: (Fact | false)[] = [
    !!commitDeadline && {
      label: "Commit by",
      values: [{ value: commitDeadline.text, remark: commitDeadline.label }],
      note: Date.now() > Date.parse(commitDeadline.closesAt) ? <p>{commitDeadline.passed}</p> : null,
    },
    ...(program ? programFacts(program, ended) : []),
  ]
  return rows.filter((row) => row !== false)
}

function programFacts(program: Queries.LetterProgramFragment, ended: string): (Fact | false)[] {
  const isOver = stateOf(program, Date.now()) === "over"
  const { priceText, dates, hoursPerWeek, meetingsBegin, meetingsClock, firstMeeting } = program
  return [
    !!dates && {
      label: "Dates",
      values: [{ value: dates }],
      note: isOver ? (
        <p>
          {ended} {program.lastDay}
        </p>
      ) : null,
    },
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
