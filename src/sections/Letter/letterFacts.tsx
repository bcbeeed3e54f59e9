import type { Fact } from "../../components/FactTable/FactTable"
import { LocalTime } from "../../components/LocalTime/LocalTime"
import { cityOfTimeZone, formatDateRange } from "../../format/dateTime"
import { formatPrice, formatRange } from "../../format/number"
import { zonedTimeToInstant } from "../../format/zonedTimeToInstant"

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
  const { price, priceCurrency, startDate, endDate, hoursPerWeek, meetingsBegin } = program
  return [
    !!startDate && !!endDate && { label: "Dates", values: [{ value: formatDateRange(startDate, endDate) }] },
    !!hoursPerWeek && { label: "Hours", values: [{ value: `${formatRange(hoursPerWeek)} a week` }] },
    !!meetingsBegin && {
      label: "Meetings begin",
      values: [{ value: meetingsBegin.label }],
      note: (
        <>
          <p>The time in {cityOfTimeZone(meetingsBegin.timeZone)}.</p>
          {startDate ? (
            <LocalTime
              timeZone={meetingsBegin.timeZone}
              instant={zonedTimeToInstant(startDate, meetingsBegin.time, meetingsBegin.timeZone)}
              show="time"
            />
          ) : null}
        </>
      ),
    },
    typeof price === "number" &&
      !!priceCurrency && { label: "Price", values: [{ value: formatPrice(price, priceCurrency) }] },
  ]
}
