/**
 * Checks the maintainers' content: all mistakes of all files at once, each as a sentence that says where and what to do.
 * `source.ts` reads the files; everything else works on what was read.
 */
import { contentFiles, type ContentFile } from "../content-model"
import { addressesOf } from "./addresses"
import { checkCountries } from "./countries"
import { checkDayLabels } from "./dayLabels"
import { checkDeadlines } from "./deadlines"
import { checkFacts, knownFacts } from "./facts"
import { checkFiles, checkKind } from "./files"
import { checkLinks } from "./links"
import { fromTopToBottom } from "./order"
import { checkPictures } from "./pictures"
import { formatProblems, type ContentProblem } from "./problem"
import { checkRedirects } from "./redirects"
import { checkRequiredIds } from "./requiredIds"
import { checkSample } from "./sample"
import { checkShape } from "./shape"
import { readContent, type ContentSource } from "./source"
import { parseContent } from "./syntax"
import { checkUnique } from "./unique"
import type { ParsedFile } from "./walk"

export { formatProblem, formatProblems, type ContentPath, type ContentProblem } from "./problem"
export { readContent, type ContentSource, type PictureFile } from "./source"

export interface CheckOptions {
  /** Addresses of documents that the build makes, such as `/documents/terms.pdf`. */
  generatedDocuments?: readonly string[]
  /** Whether entries with `"sample": true` are mistakes (`GATSBY_FORBID_SAMPLE_CONTENT`). */
  forbidSample?: boolean
  /** The content model; another one only in tests. */
  files?: readonly ContentFile[]
}

/** All mistakes, in the order of the model's files and from top to bottom inside each. */
export function checkContent(source: ContentSource, options: CheckOptions = {}): ContentProblem[] {
  const files = options.files ?? contentFiles
  const fileProblems = checkFiles(files, source.texts.keys())
  const parsed = files.flatMap((file) => {
    const text = source.texts.get(file.path)
    return text === undefined ? [] : [{ file, ...parseContent(file.path, text) }]
  })
  const readable = parsed.flatMap(({ file, content }): ParsedFile[] => (content ? [{ file, data: content.data }] : []))
  return inOrderOfFiles(files, [
    ...fileProblems,
    ...parsed.flatMap(({ problems }) => problems),
    ...checkParsed(readable, source, options),
  ])
}

/** The mistakes in files that could be read as JSON. */
export function checkParsed(
  content: readonly ParsedFile[],
  { pictures, staticFiles }: Pick<ContentSource, "pictures" | "staticFiles">,
  { generatedDocuments = [], forbidSample = false }: CheckOptions = {},
): ContentProblem[] {
  const addresses = addressesOf(content, [...staticFiles, ...generatedDocuments])
  const facts = knownFacts(content)
  const redirectProblems = checkRedirects(content)
  return content.flatMap((parsed) =>
    fromTopToBottom(
      [
        ...checkKind(parsed),
        ...checkRequiredIds(parsed, content),
        ...checkShape(parsed),
        ...checkUnique(parsed),
        ...checkPictures(parsed, pictures),
        ...checkLinks(parsed, addresses),
        ...redirectProblems.filter(({ file }) => file === parsed.file.path),
        ...checkFacts(parsed, facts),
        ...checkDeadlines(parsed),
        ...checkDayLabels(parsed),
        ...checkCountries(parsed),
        ...(forbidSample ? checkSample(parsed) : []),
      ],
      parsed,
    ),
  )
}

/** Reads and checks content; throws an Error whose message lists every mistake. */
export async function assertContent(contentDir: string, options: CheckOptions = {}): Promise<void> {
  const problems = checkContent(await readContent(contentDir), options)
  if (problems.length > 0) throw new Error(formatProblems(problems))
}

/** Files that the model does not know come last. */
function inOrderOfFiles(files: readonly ContentFile[], problems: readonly ContentProblem[]): ContentProblem[] {
  const rank = new Map(files.map(({ path }, index) => [path, index]))
  const rankOf = ({ file }: ContentProblem) => rank.get(file) ?? files.length
  return [...problems].sort((one, other) => rankOf(one) - rankOf(other))
}
