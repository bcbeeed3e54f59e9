/** Reports prices, hours, weeks and other numbers out of all proportion: most have a digit or a point in the wrong place. */
import { formatNumber } from "./format"
import type { ContentPath, FieldProblem } from "./problem"
import { fieldsOf, type ParsedFile } from "./traverse"

interface Limits {
  min: number
  max: number
  /** What is counted, after the number. */
  unit: string
}

/** By the name of the field, or of the range with `min` and `max`. Wide enough for every program that a school could offer. */
const limits: Readonly<Record<string, Limits>> = {
  price: { min: 10, max: 100_000, unit: "dollars" },
  durationWeeks: { min: 1, max: 60, unit: "weeks" },
  bootcampWeeks: { min: 1, max: 60, unit: "weeks" },
  hoursPerWeek: { min: 0, max: 168, unit: "hours a week" },
  instructionHoursPerDay: { min: 0, max: 24, unit: "hours a day" },
  homeworkHoursPerDay: { min: 0, max: 24, unit: "hours a day" },
  groupMeetingsPerWeek: { min: 0, max: 50, unit: "meetings a week" },
  groupSize: { min: 1, max: 1000, unit: "students" },
  paperPages: { min: 1, max: 1000, unit: "pages" },
  admittedCountries: { min: 1, max: 200, unit: "countries" },
  speed: { min: 1, max: 10_000, unit: "per step" },
}

export function checkProportions(parsed: ParsedFile): FieldProblem[] {
  return fieldsOf(parsed).flatMap(({ value, path }) => {
    const limit = limitsOf(path)
    if (typeof value !== "number" || !limit || (value >= limit.min && value <= limit.max)) return []
    const bound = value < limit.min ? `at least ${formatNumber(limit.min)}` : `at most ${formatNumber(limit.max)}`
    const message = `is ${formatNumber(value)} ${limit.unit}, which cannot be right. Write ${bound}: is there a digit or a point too many or too few?`
    return [{ path, message }]
  })
}

function limitsOf(path: ContentPath): Limits | undefined {
  const name = path.at(-1)
  const field = name === "min" || name === "max" ? path.at(-2) : name
  return typeof field === "string" && Object.hasOwn(limits, field) ? limits[field] : undefined
}
