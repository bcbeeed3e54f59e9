/**
 * Checks the maintainers' content: all mistakes of all files at once, each as a sentence that says where and what to do.
 * `source.ts` reads the files; everything else works on what was read.
 */
import { contentFiles, type ContentFile } from "../content-model"
import { addressesOf } from "./addresses"
import { checkAnchors } from "./anchors"
import { checkCountries } from "./countries"
import { checkDayLabels } from "./dayLabels"
import { checkDeadlines } from "./deadlines"
import { checkFacts, knownFacts } from "./facts"
import { checkFiles, checkKind } from "./files"
import { checkLinks } from "./links"
import { checkPictures } from "./pictures"
import { located } from "./place"
import { checkPrinted } from "./printed"
import type { ContentProblem, LocatedProblem } from "./problem"
import { checkRedirects } from "./redirects"
import { checkRequiredIds } from "./requiredIds"
import { checkSample } from "./sample"
import { checkShape } from "./shape"
import type { ContentSource } from "./source"
import { parseContent } from "./syntax"
import { checkUnique } from "./unique"
import type { ParsedFile } from "./walk"

export { formatProblem, formatProblems, sentenceOf, type ContentPath, type LocatedProblem } from "./problem"
export { readContent, type ContentSource, type PictureFile } from "./source"

export interface CheckOptions {
  /** Addresses of documents that the build makes, such as `/documents/terms.pdf`. */
  generatedDocuments?: readonly string[]
  /** Whether entries with `"sample": true` are mistakes (`GATSBY_FORBID_SAMPLE_CONTENT`). */
  forbidSample?: boolean
  /** The content model; another one only in tests. */
  files?: readonly ContentFile[]
}

/** All mistakes with their places, in the order of the model's files and from top to bottom inside each. */
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
    ...checkParsed(readable, source, options),
  ]
  // Files that the model does not have come last.
  const names = new Set([...files.map(({ path }) => path), ...problems.map(({ file }) => file)])
  return [...names].flatMap((name) =>
    located(
      problems.filter(({ file }) => file === name),
      source.texts.get(name),
    ).sort(byPlace),
  )
}

/** The mistakes in files that could be read as JSON. */
export function checkParsed(
  content: readonly ParsedFile[],
  { pictures, staticFiles }: ContentSource,
  { generatedDocuments = [], forbidSample = false }: CheckOptions = {},
): ContentProblem[] {
  const addresses = addressesOf(content, [...staticFiles, ...generatedDocuments])
  const facts = knownFacts(content)
  return [
    ...content.flatMap((parsed) => [
      ...checkKind(parsed),
      ...withoutRenamed(checkShape(parsed), checkRequiredIds(parsed, content)),
      ...checkUnique(parsed),
      ...checkAnchors(parsed),
      ...checkPictures(parsed, pictures),
      ...checkLinks(parsed, addresses),
      ...checkFacts(parsed, facts),
      ...checkPrinted(parsed, content, facts),
      ...checkDeadlines(parsed),
      ...checkDayLabels(parsed),
      ...checkCountries(parsed),
      ...(forbidSample ? checkSample(parsed) : []),
    ]),
    ...checkRedirects(content),
  ]
}

/** Adds what is said about required ids; an id that is one of them under a wrong name is named once. */
function withoutRenamed(shape: readonly ContentProblem[], required: readonly ContentProblem[]): ContentProblem[] {
  const renamed = new Set(required.map(({ path }) => JSON.stringify(path)))
  return [...shape.filter(({ path }) => !renamed.has(JSON.stringify(path))), ...required]
}

function byPlace({ place: one }: LocatedProblem, { place: other }: LocatedProblem): number {
  return one.line - other.line || one.column - other.column
}
