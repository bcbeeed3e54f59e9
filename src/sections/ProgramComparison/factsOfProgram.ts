import type { Fact } from "../../components/FactTable/FactTable"
import { formatRange } from "../../format/number"
import { contentValue } from "../contentFacts"

/** Returns the facts about a program. Facts missing in content are left out. */
export function factsOfProgram(program: Queries.ProgramFieldsFragment): Fact[] {
  const { id, priceText, dates, durationWeeks, hoursPerWeek, deadlines, applyBy } = program
  const rows: (Fact | false)[] = [
    !!priceText && { label: "Price", values: [{ value: priceText }] },
    !!dates && { label: "Dates", values: [{ value: dates }] },
    typeof durationWeeks === "number" && { label: "Length", values: [{ value: `${durationWeeks} weeks` }] },
    !!hoursPerWeek && { label: "Hours", values: [{ value: `${formatRange(hoursPerWeek)} a week` }] },
    dailyHours(program),
    ...(deadlines ?? []).map(({ name, label, closesAt }) => ({
      label: name,
      values: [contentValue({ value: label, closesAt })],
    })),
    !deadlines?.length && !!applyBy && { label: "Apply by", values: [contentValue({ value: applyBy, applyTo: id })] },
  ]
  return rows.filter((row) => row !== false)
}

function dailyHours({ instructionHoursPerDay, homeworkHoursPerDay }: Queries.ProgramFieldsFragment): Fact | false {
  if (typeof instructionHoursPerDay !== "number") return false
  const homework = homeworkHoursPerDay ? ` plus ${formatRange(homeworkHoursPerDay)} hours of homework` : ""
  return { label: "Hours", values: [{ value: `${instructionHoursPerDay} hours of instruction a day${homework}` }] }
}
