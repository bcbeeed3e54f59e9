/**
 * The content report: names what in valid content is probably out of date, contradictory or made up. Nothing here is a mistake
 * that stops the build; the content check reports those.
 */
import { readableFiles, type ContentSource } from "../check"
import { formatCount } from "../check/format"
import { locateProblems } from "../check/position"
import { contentSchema } from "../model"
import { factsFrom, type Facts } from "../model/facts"
import { contentFolder } from "../contentFolder"
import { checkFolder } from "../load"
import type { ReportInput } from "./finding"
import { kinds, type Finding, type FindingKind } from "./kinds"
import { factsOfLastCohort } from "./lastCohort"
import { todayInLosAngeles } from "./today"

export { formatReport } from "./format"
export { factsOfLastCohort } from "./lastCohort"
export { todayInLosAngeles } from "./today"

type ReportSource = Pick<ContentSource, "texts" | "pictures" | "otherFiles">

/**
 * Returns all findings, the most urgent kind first, in the order of the model's files.
 * @param source content in which the check found no mistake
 * @param today calendar date, `2026-01-15`
 * @param lastFacts facts of the last cohort; empty if they are not known
 */
export function reportContent(source: ReportSource, today: string, lastFacts: Facts): Finding[] {
  const input = inputOf(source, today, lastFacts)
  return (Object.keys(kinds) as FindingKind[]).flatMap((kind) =>
    locateProblems(kinds[kind].find(input), source.texts).map((problem) => ({ ...problem, kind })),
  )
}

/** Parses the files of a source. */
export function inputOf({ texts, pictures, otherFiles }: ReportSource, today: string, lastFacts: Facts): ReportInput {
  const files = readableFiles(texts)
  const content = contentSchema.parse(Object.fromEntries(files.map(({ file, data }) => [file.path, data])))
  return { content, files, facts: factsFrom(content), lastFacts, today, pictures, otherFiles }
}

/** Returns the number of findings, for the end of other commands. For invalid content, it names the check instead. */
export async function reportSummary(folder = contentFolder(), today = todayInLosAngeles()): Promise<string> {
  const { source, problems } = await checkFolder(folder)
  if (problems.length > 0) return "The content has mistakes. List them with: npm run content:check"
  const { length } = reportContent(source, today, factsOfLastCohort(folder))
  return `The content report has ${formatCount(length, "finding", "findings")}. List them with: npm run content:report`
}
