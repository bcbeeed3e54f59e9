import { entriesOf, isRecord, valueAt } from "../check/traverse"
import type { ReportInput } from "./finding"
import type { TextField } from "./texts"

/** The dates of a program. */
export interface Cohort {
  /** The id of the program. */
  id: string
  name: string
  /** `YYYY-MM-DD` */
  startDate: string
  endDate: string
  firstYear: number
  lastYear: number
  /** Whether the last day is past. */
  isOver: boolean
}

/** The program whose start is the year of the cohort. */
export const mainProgram = "research"

/**
 * Returns the dates of the program that a field is about: the program of its entry, or the research program. Returns undefined if that
 * program has no dates.
 */
export function cohortOf({ parsed, path }: TextField, input: ReportInput): Cohort | undefined {
  const entry = valueAt(parsed.data, path.slice(0, 1))
  const id = isRecord(entry) ? entry[parsed.file.path === "programs.json" ? "id" : "program"] : undefined
  return cohortOfProgram(String(id), input) ?? cohortOfProgram(mainProgram, input)
}

export function cohortOfProgram(id: string, { content, today }: ReportInput): Cohort | undefined {
  const program = entriesOf(content, "programs.json")?.find((entry) => entry["id"] === id)
  const { name, startDate, endDate = startDate } = program ?? {}
  if (typeof name !== "string" || typeof startDate !== "string" || typeof endDate !== "string") return undefined
  const [firstYear, lastYear] = [yearOf(startDate), yearOf(endDate)]
  return { id, name, startDate, endDate, firstYear, lastYear, isOver: endDate < today }
}

/** @param date `YYYY-MM-DD` */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}
