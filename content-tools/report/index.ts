/**
 * The content report: names what in valid content is probably out of date, contradictory or made up. Nothing here is a mistake
 * that stops the build; the content check reports those.
 */
import { readableFiles } from "../check"
import { locateMistakes } from "../check/position"
import type { ContentSource } from "../check/source"
import { contentSchema } from "../model"
import { factsFrom } from "../model/facts"
import type { ReportInput } from "./finding"
import type { EarlierContent } from "./history"
import { kinds, type Finding, type FindingKind } from "./kinds"

type ReportSource = Pick<ContentSource, "texts" | "pictures" | "otherFiles">

/**
 * Returns all findings, the most urgent kind first, in the order of the model's files.
 * @param source content in which the check found no mistake
 * @param today calendar date, `2026-01-15`
 */
export function reportContent(source: ReportSource, today: string, earlier: EarlierContent): Finding[] {
  const input = inputOf(source, today, earlier)
  return (Object.keys(kinds) as FindingKind[]).flatMap((kind) =>
    locateMistakes(kinds[kind].find(input), source.texts).map((mistake) => ({ ...mistake, kind })),
  )
}

/** Parses the files of a source. */
export function inputOf(
  { texts, pictures, otherFiles }: ReportSource,
  today: string,
  earlier: EarlierContent,
): ReportInput {
  const files = readableFiles(texts)
  const content = contentSchema.parse(Object.fromEntries(files.map(({ file, data }) => [file.path, data])))
  return { content, files, facts: factsFrom(content), ...earlier, today, pictures, otherFiles }
}
