/** Which texts the rules read, and the dates of the program that a text is about. */
import { groupOf, type TextField } from "../model/fields"
import { subjectOf } from "../model/subject"
import { yearOf } from "../check/dates"
import type { ReportInput } from "./finding"

/** Files about what people did or what an address was. A year in these texts stays right. */
const historicalFiles: ReadonlySet<string> = new Set([
  "publications.json",
  "redirects.json",
  "research-highlights.json",
  "team.json",
  "testimonials.json",
])

/**
 * Whether a past year or date in this text is a mistake. False for the words of a date that is in the field beside
 * them.
 */
export function isAboutCohort(text: TextField): boolean {
  const isLabelOfDate = text.path.at(-1) === "label" && "date" in groupOf(text)
  return !historicalFiles.has(text.parsed.file.path) && !isLabelOfDate
}

/** The dates of a program. */
export interface Cohort {
  name: string
  /** `YYYY-MM-DD` */
  endDate: string
  firstYear: number
  isOver: boolean
}

/** The program whose start is the year of the cohort. */
export const mainProgram = "research"

/**
 * Returns the dates of the program that a text is about, or else of the research program. Undefined if that program has
 * no dates.
 */
export function cohortOf(text: TextField, input: ReportInput): Cohort | undefined {
  const subject = subjectOf(text, input.content["programs.json"])
  return cohortOfProgram(subject?.id, input) ?? cohortOfProgram(mainProgram, input)
}

export function cohortOfProgram(id: unknown, { content, season }: ReportInput): Cohort | undefined {
  const program = content["programs.json"].find((one) => one.id === id)
  if (!program?.startDate) return undefined
  const { name, startDate, endDate = startDate } = program
  return { name, endDate, firstYear: yearOf(startDate), isOver: season.programs[program.id] === "over" }
}
