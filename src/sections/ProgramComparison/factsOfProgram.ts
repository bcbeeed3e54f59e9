import type { Fact } from "../../components/FactTable/FactTable"
import { formatDateRange } from "../../format/dateTime"
import { formatPrice, formatRange } from "../../format/number"
import { contentValue } from "../contentFacts"

/** Returns the facts about a program. Facts missing in content are left out. */
export function factsOfProgram(program: Queries.ProgramFieldsFragment): Fact[] {
  const { price, priceCurrency, startDate, endDate, durationWeeks, hoursPerWeek, deadlines, applyBy } = program
  const rows: (Fact | false)[] = [
    typeof price === "number" &&
      !!priceCurrency && { label: "Price", values: [{ value: formatPrice(price, priceCurrency) }] },
    !!startDate && !!endDate && { label: "Dates", values: [{ value: formatDateRange(startDate, endDate) }] },
    typeof durationWeeks === "number" && { label: "Length", values: [{ value: `${durationWeeks} weeks` }] },
    !!hoursPerWeek && { label: "Hours", values: [{ value: `${formatRange(hoursPerWeek)} a week` }] },
    dailyHours(program),
    ...(deadlines ?? []).map(({ name, label, closesAt }) => ({
      label: name,
      values: [contentValue({ value: label, closesAt })],
    })),
    !deadlines?.length && !!applyBy && { label: "Apply by", values: [{ value: applyBy }] },
  ]
  return rows.filter((row) => row !== false)
}

function dailyHours({ instructionHoursPerDay, homeworkHoursPerDay }: Queries.ProgramFieldsFragment): Fact | false {
  if (typeof instructionHoursPerDay !== "number") return false
  const homework = homeworkHoursPerDay ? ` plus ${formatRange(homeworkHoursPerDay)} hours of homework` : ""
  return { label: "Hours", values: [{ value: `${instructionHoursPerDay} hours of instruction a day${homework}` }] }
}
