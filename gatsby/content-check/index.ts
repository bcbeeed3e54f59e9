/**
 * Checks the maintainers' content: reports all mistakes of all files at once, each as a sentence with position and remedy.
 * Only `source.ts` reads files.
 */
import { contentFiles, type ContentFile } from "../content-model"
import { addressesOf } from "./addresses"
import { checkAnchors } from "./anchors"
import { checkCharacters } from "./characters"
import { checkCountries } from "./countries"
import { checkDates } from "./dates"
import { checkFacts, knownFacts } from "./facts"
import { checkFiles } from "./files"
import { checkGlyphs } from "./glyphs"
import { checkLengths } from "./lengths"
import { checkLinks } from "./links"
import { checkLinkText } from "./linkText"
import { checkMarkup } from "./markup"
import { checkOrder } from "./order"
import { checkPictureNames } from "./pictureNames"
import { checkPictures } from "./pictures"
import { locateProblems } from "./position"
import type { ContentProblem, FieldProblem, LocatedProblem } from "./problem"
import { checkProportions } from "./proportions"
import { checkRedirects } from "./redirects"
import { becomesValid } from "./removal"
import { checkRequiredIds } from "./requiredIds"
import { checkSample } from "./sample"
import { checkSchedule } from "./schedule"
import { checkSchema, type RemovableProblem } from "./schema"
import type { ContentSource } from "./source"
import { parseContent } from "./syntax"
import { checkTimeZones } from "./timeZones"
import type { ParsedFile } from "./traverse"
import { checkCopies, checkUnique } from "./unique"
import { checkUrls } from "./urls"

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

export interface CheckOptions {
  /** URL paths of the documents that the build makes, such as `/documents/terms.pdf`. */
  generatedDocuments?: readonly string[]
  /** Whether entries with `"sample": true` are mistakes (`GATSBY_FORBID_SAMPLE_CONTENT`). */
  forbidSample?: boolean
  /** The content model. Tests replace it. */
  files?: readonly ContentFile[]
  /** Today, with which years are compared. Tests replace it. */
  today?: Date
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
  source: Pick<ContentSource, "pictures" | "staticFiles">,
  options: CheckOptions = {},
): ContentProblem[] {
  const problems = runRules(content, source, options)
  return problems.map(({ isRemovable, ...problem }) => {
    if (!isRemovable) return problem
    return becomesValid(problem, problems, content, (changed) => runRules(changed, source, options))
      ? { ...problem, message: `${problem.message} Or remove the line: it may be left out.` }
      : problem
  })
}

function runRules(
  content: readonly ParsedFile[],
  { pictures, staticFiles }: Pick<ContentSource, "pictures" | "staticFiles">,
  { generatedDocuments = [], forbidSample = false, today = new Date() }: CheckOptions,
): RemovableProblem<ContentProblem>[] {
  const addresses = addressesOf(content, [...staticFiles, ...generatedDocuments])
  const facts = knownFacts(content)
  return content.flatMap((parsed) =>
    // In this order of preference: a rule that explains a mistake better comes before the others that report it.
    firstOfEachPath([
      checkCharacters(parsed),
      checkRequiredIds(parsed, content),
      checkPictureNames(parsed),
      checkTimeZones(parsed),
      checkRedirects(parsed, content, addresses),
      checkLinkText(parsed, addresses),
      checkSchema(parsed),
      checkUnique(parsed),
      checkCopies(parsed),
      checkAnchors(parsed),
      checkPictures(parsed, pictures),
      checkUrls(parsed),
      checkLinks(parsed, addresses),
      checkFacts(parsed, content, facts),
      checkMarkup(parsed),
      checkLengths(parsed),
      checkGlyphs(parsed, content, facts),
      ...withoutLabels(checkDates(parsed), [...checkOrder(parsed), ...checkSchedule(parsed, content, today)]),
      checkProportions(parsed),
      checkCountries(parsed),
      forbidSample ? checkSample(parsed) : [],
    ]).map((problem) => ({ file: parsed.file.path, ...problem })),
  )
}

/** Returns both lists. A wrong date explains why its label contradicts it, so only the date is reported. */
function withoutLabels(labels: FieldProblem[], dates: FieldProblem[]): [FieldProblem[], FieldProblem[]] {
  const groups = new Set(dates.map(({ path }) => JSON.stringify(path.slice(0, -1))))
  return [labels.filter(({ path }) => !groups.has(JSON.stringify(path.slice(0, -1)))), dates]
}

/** Joins the results of several rules. For each path, keeps only those of the first rule that reports it. */
function firstOfEachPath<Problem extends FieldProblem>(results: readonly (readonly Problem[])[]): Problem[] {
  const ruleByPath = new Map<string, number>()
  return results.flatMap((problems, rule) =>
    problems.filter(({ path }) => {
      const key = JSON.stringify(path)
      if (!ruleByPath.has(key)) ruleByPath.set(key, rule)
      return ruleByPath.get(key) === rule
    }),
  )
}

function byPosition({ position: one }: LocatedProblem, { position: other }: LocatedProblem): number {
  return one.line - other.line || one.column - other.column
}
