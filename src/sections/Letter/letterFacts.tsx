import type { Fact } from "../../components/FactTable/FactTable"
import { LocalTime } from "../../components/LocalTime/LocalTime"
import { dateRangeInWords } from "../../wording/date"
import { instantOf } from "../../wording/instantOf"
import { cityOf } from "../../wording/localTime"
import { priceInWords } from "../../wording/price"
import { rangeInWords } from "../../wording/range"

/** Returns the facts that an applicant needs before committing. Facts missing in content are left out. */
export function letterFacts(
  program: Queries.LetterProgramFragment | undefined,
  commitDeadline: Queries.LetterPartsFragment["commitDeadline"],
): Fact[] {
  const rows: (Fact | false)[] = [
    !!commitDeadline && { label: "Commit by", value: commitDeadline.label },
    ...(program ? programFacts(program) : []),
  ]
  return rows.filter((row) => row !== false)
}

function programFacts(program: Queries.LetterProgramFragment): (Fact | false)[] {
  const { price, priceCurrency, startDate, endDate, hoursPerWeek, meetingsBegin } = program
  return [
    !!startDate && !!endDate && { label: "Dates", value: dateRangeInWords(startDate, endDate) },
    !!hoursPerWeek && { label: "Hours", value: `${rangeInWords(hoursPerWeek)} a week` },
    !!meetingsBegin && {
      label: "Meetings begin",
      value: meetingsBegin.label,
      note: (
        <>
          <p>The time in {cityOf(meetingsBegin.timeZone)}.</p>
          {startDate ? (
            <LocalTime instant={instantOf(startDate, meetingsBegin.time, meetingsBegin.timeZone)} show="time" />
          ) : null}
        </>
      ),
    },
    typeof price === "number" && !!priceCurrency && { label: "Price", value: priceInWords(price, priceCurrency) },
  ]
}
