/**
 * The content report: names what in valid content is probably out of date, contradictory or made up. Nothing here is a mistake
 * that stops the build; the content check reports those.
 */
import { checkContent, readableFiles, readContent, type ContentSource } from "../content-check"
import { knownFacts } from "../content-check/facts"
import { locateProblems } from "../content-check/position"
import { contentFolder } from "../contentFolder"
import { generatedDocuments } from "../documents/paths"
import { findApplicationContradictions } from "./applications"
import { findWrongCommitDeadlines } from "./commitDeadlines"
import { findDifferences } from "./differences"
import { findFileNamesAsText } from "./fileNamesAsText"
import type { Finding, FindingKind, ReportInput, ReportRule } from "./finding"
import { summarizeReport } from "./format"
import { findInsecureLinks } from "./insecureLinks"
import { findOldYears } from "./oldYears"
import { findPastDates } from "./pastDates"
import { findSamples } from "./samples"
import { todayInLosAngeles } from "./today"
import { findTypedFacts } from "./typedFacts"
import { findUnusedPictures } from "./unusedPictures"

export { formatReport } from "./format"
export { todayInLosAngeles } from "./today"

/** The rule of each kind. */
export const rules: Readonly<Record<FindingKind, ReportRule>> = {
  applications: findApplicationContradictions,
  commitDeadline: findWrongCommitDeadlines,
  pastDate: findPastDates,
  oldYear: findOldYears,
  difference: findDifferences,
  insecureLink: findInsecureLinks,
  fileNameAsText: findFileNamesAsText,
  typedFact: findTypedFacts,
  samples: findSamples,
  unusedPicture: findUnusedPictures,
}

type ReportSource = Pick<ContentSource, "texts" | "pictures">

/**
 * Returns all findings, the most urgent kind first, in the order of the model's files.
 * @param source content in which the check found no mistake
 * @param today calendar date, `2026-01-15`
 */
export function reportContent(source: ReportSource, today: string): Finding[] {
  const input = inputOf(source, today)
  return (Object.entries(rules) as [FindingKind, ReportRule][]).flatMap(([kind, rule]) =>
    rule(input).flatMap((problem) =>
      locateProblems([problem], source.texts.get(problem.file)).map((located) => ({ ...located, kind })),
    ),
  )
}

/** Parses the files of a source. */
export function inputOf({ texts, pictures }: ReportSource, today: string): ReportInput {
  const content = readableFiles(texts)
  return { content, facts: knownFacts(content) ?? {}, today, pictures }
}

/** Returns the summary of the report, for the end of other commands. For invalid content, it names the check instead. */
export async function reportSummary(folder = contentFolder(), today = todayInLosAngeles()): Promise<string[]> {
  const source = await readContent(folder)
  const problems = checkContent(source, { generatedDocuments })
  if (problems.length > 0) return ["The content has mistakes. List them with: npm run content:check"]
  return summarizeReport(reportContent(source, today))
}
