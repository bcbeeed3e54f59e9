/**
 * Checks the maintainers' content: reports all mistakes of all files at once, each as a sentence with position and remedy.
 * Only `source.ts` reads files.
 */
import { contentFiles, type ContentFile } from "../model"
import { checkFiles } from "./rules/files"
import { locateProblems } from "./position"
import type { LocatedProblem } from "./problem"
import { joinRepeated } from "./repeated"
import { runRules, type RuleOptions } from "./rules/index"
import type { ContentSource } from "./source"
import { parseContent } from "./syntax"
import type { ParsedFile } from "./traverse"

export {
  formatProblem,
  formatProblems,
  problemRecord,
  problemSentence,
  type ContentPath,
  type LocatedProblem,
  type ProblemRecord,
} from "./problem"
export { readContent, type ContentSource } from "./source"

export interface CheckOptions extends RuleOptions {
  /** The content model. Tests replace it. */
  files?: readonly ContentFile[]
}

/** Returns all problems, in the order of the model's files and then by position. */
export function checkContent(source: ContentSource, options: CheckOptions = {}): LocatedProblem[] {
  const files = options.files ?? contentFiles
  const parsed = files.flatMap((file) => {
    const text = source.texts.get(file.path)
    return text === undefined ? [] : [{ file, ...parseContent(file.path, text) }]
  })
  const readable = parsed.flatMap(({ file, content }): ParsedFile[] => (content ? [{ file, data: content.data }] : []))
  const problems = [
    ...checkFiles(files, source.texts.keys()),
    ...parsed.flatMap((one) => one.problems),
    ...runRules(readable, source, options),
  ]
  // Files that are not in the model come last.
  const names = new Set([...files.map(({ path }) => path), ...problems.map(({ file }) => file)])
  return [...names].flatMap((name) =>
    joinRepeated(
      locateProblems(
        problems.filter(({ file }) => file === name),
        source.texts.get(name),
      ).sort(byPosition),
    ),
  )
}

/** Parses the files of the model that are valid JSON. */
export function readableFiles(texts: ContentSource["texts"]): ParsedFile[] {
  return contentFiles.flatMap((file) => {
    const { content } = parseContent(file.path, texts.get(file.path) ?? "")
    return content ? [{ file, data: content.data }] : []
  })
}

function byPosition({ position: one }: LocatedProblem, { position: other }: LocatedProblem): number {
  return one.line - other.line || one.column - other.column
}
