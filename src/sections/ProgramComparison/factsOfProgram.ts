import type { Fact } from "../../components/FactTable/FactTable"
import { formatCount, formatRange } from "../../format/number"
import { contentValue } from "../contentValue"
import { datesFact, priceFact, weeklyHoursFact } from "../factRows"

/** Returns the facts about a program. Facts missing in content are left out. */
export function factsOfProgram(program: Queries.ProgramFieldsFragment): Fact[] {
  const { id, durationWeeks, deadlines, applyBy } = program
  return [
    ...priceFact(program),
    ...datesFact(program).map(({ label, values }) => ({
      label,
      values: values.map((value) => contentValue({ ...value, endOf: id })),
    })),
    ...(durationWeeks ? [{ label: "Length", values: [{ value: formatCount(durationWeeks, "week") }] }] : []),
    ...weeklyHoursFact(program),
    ...dailyHoursFact(program),
    ...(deadlines ?? []).map(({ name, label, closesAt }) => ({
      label: name,
      values: [contentValue({ value: label, closesAt })],
    })),
    ...(!deadlines?.length && applyBy
      ? [{ label: "Applications", values: [contentValue({ value: applyBy, applyTo: id })] }]
      : []),
  ]
}

const hoursIn = ({ min, max }: { min: number; max: number }) =>
  min === max ? formatCount(min, "hour") : `${formatRange({ min, max })} hours`

function dailyHoursFact({
  hoursPerWeek,
  instructionHoursPerDay,
  homeworkHoursPerDay,
}: Queries.ProgramFieldsFragment): Fact[] {
  if (typeof instructionHoursPerDay !== "number") return []
  const homework = homeworkHoursPerDay ? ` plus ${hoursIn(homeworkHoursPerDay)} of homework` : ""
  return [
    {
      label: hoursPerWeek ? "Hours a day" : "Hours",
      values: [{ value: `${formatCount(instructionHoursPerDay, "hour")} of instruction a day${homework}` }],
    },
  ]
}
