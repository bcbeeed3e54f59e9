/**
 * Checks the maintainers' content: reports all mistakes of all files at once, each as a sentence with position and remedy.
 * Only `source.ts` reads files.
 */
import { contentFiles, type ContentFile } from "../content-model"
import { addressesOf } from "./addresses"
import { checkAnchors } from "./anchors"
import { checkCountries } from "./countries"
import { checkDates } from "./dates"
import { checkFacts, knownFacts } from "./facts"
import { checkFiles } from "./files"
import { checkGlyphs } from "./glyphs"
import { checkLinks } from "./links"
import { checkPictures } from "./pictures"
import { checkMentors } from "./mentors"
import { locateProblems } from "./position"
import type { ContentProblem, FieldProblem, LocatedProblem } from "./problem"
import { checkReferences } from "./references"
import { checkRedirects } from "./redirects"
import { checkRequiredIds } from "./requiredIds"
import { checkSample } from "./sample"
import { checkSchema } from "./schema"
import type { ContentSource } from "./source"
import { parseContent } from "./syntax"
import type { ParsedFile } from "./traverse"
import { checkUnique } from "./unique"

export { formatProblem, formatProblems, problemSentence, type ContentPath, type LocatedProblem } from "./problem"
export { readContent, type ContentSource } from "./source"

export interface CheckOptions {
  /** URL paths of the documents that the build makes, such as `/documents/terms.pdf`. */
  generatedDocuments?: readonly string[]
  /** Whether entries with `"sample": true` are mistakes (`GATSBY_FORBID_SAMPLE_CONTENT`). */
  forbidSample?: boolean
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
    ...checkParsedFiles(readable, source, options),
  ]
  // Files that are not in the model come last.
  const names = new Set([...files.map(({ path }) => path), ...problems.map(({ file }) => file)])
  return [...names].flatMap((name) =>
    locateProblems(
      problems.filter(({ file }) => file === name),
      source.texts.get(name),
    ).sort(byPosition),
  )
}

/** Returns the problems of files that are valid JSON. */
export function checkParsedFiles(
  content: readonly ParsedFile[],
  { pictures, staticFiles }: ContentSource,
  { generatedDocuments = [], forbidSample = false }: CheckOptions = {},
): ContentProblem[] {
  const addresses = addressesOf(content, [...staticFiles, ...generatedDocuments])
  const facts = knownFacts(content)
  return content.flatMap((parsed) =>
    [
      ...preferSecond(checkSchema(parsed), checkRequiredIds(parsed, content)),
      ...checkUnique(parsed),
      ...checkAnchors(parsed),
      ...checkPictures(parsed, pictures),
      ...checkLinks(parsed, addresses),
      ...checkFacts(parsed, facts),
      ...checkGlyphs(parsed, content, facts),
      ...checkDates(parsed),
      ...checkCountries(parsed),
      ...checkReferences(parsed, content),
      ...checkMentors(parsed, content),
      ...checkRedirects(parsed),
      ...(forbidSample ? checkSample(parsed) : []),
    ].map((problem) => ({ file: parsed.file.path, ...problem })),
  )
}

/** Joins two lists of problems and reports a path that is in both only once: a required id with a typo is also invalid. */
function preferSecond(first: readonly FieldProblem[], second: readonly FieldProblem[]): FieldProblem[] {
  const paths = new Set(second.map(({ path }) => JSON.stringify(path)))
  return [...first.filter(({ path }) => !paths.has(JSON.stringify(path))), ...second]
}

function byPosition({ position: one }: LocatedProblem, { position: other }: LocatedProblem): number {
  return one.line - other.line || one.column - other.column
}
