/** Runs all rules on files that are valid JSON. */
import { addressesOf } from "./addresses"
import { checkAnchors } from "./anchors"
import { characterProblem } from "./characters"
import { countryProblem } from "./countries"
import { factProblem, knownFacts } from "./facts"
import { checkSwapped } from "./files"
import { glyphProblem } from "./glyphs"
import { labelProblem } from "./labels"
import { checkListLimits, lengthProblem } from "./limits"
import { linkProblem } from "./links"
import { markupProblem } from "./markup"
import { pictureProblem } from "./pictures"
import { checkRedirects } from "./redirects"
import { referenceProblem } from "./references"
import { checkRequiredIds } from "./requiredIds"
import { checkSchedule } from "./schedule"
import { checkSchema } from "./schema"
import { checkCopies, checkUnique } from "./unique"
import { weekProblem } from "./weeks"
import type { ContentPath, ContentProblem, FieldProblem } from "../problem"
import type { ContentSource } from "../source"
import { checkTexts, type ParsedFile, type TextField } from "../traverse"

export interface RuleOptions {
  /** URL paths of the documents that the build makes, such as `/documents/terms.pdf`. */
  generatedDocuments?: readonly string[]
  /** Today, with which years are compared. Tests replace it. */
  today?: Date
}

/** Returns the problems of every file. For each path, one rule reports. */
export function runRules(
  content: readonly ParsedFile[],
  { pictures, staticFiles }: Pick<ContentSource, "pictures" | "staticFiles">,
  { generatedDocuments = [], today = new Date() }: RuleOptions,
): ContentProblem[] {
  const addresses = addressesOf(content, [...staticFiles, ...generatedDocuments])
  const facts = knownFacts(content)
  /** Rules about one text. The first that returns a message reports. */
  const textProblem = (text: TextField) =>
    referenceProblem(text, content) ??
    pictureProblem(text, pictures) ??
    linkProblem(text, addresses) ??
    factProblem(text, facts) ??
    markupProblem(text) ??
    lengthProblem(text) ??
    glyphProblem(text, facts) ??
    weekProblem(text) ??
    countryProblem(text)
  /** In this order of preference: a rule that explains a mistake better comes before the others that report it. */
  const problemsIn = (parsed: ParsedFile) =>
    firstOfEachPath([
      checkTexts(parsed, characterProblem),
      checkRequiredIds(parsed),
      checkSchema(parsed),
      checkRedirects(parsed, addresses),
      checkUnique(parsed),
      checkCopies(parsed),
      checkAnchors(parsed),
      checkTexts(parsed, textProblem),
      checkListLimits(parsed),
      checkSchedule(parsed, content, today),
    ])
  return content.flatMap((parsed) => {
    const swapped = checkSwapped(parsed, content)
    const problems = swapped.length > 0 ? swapped : withLabels(parsed, problemsIn(parsed))
    return problems.map((problem) => ({ file: parsed.file.path, ...problem }))
  })
}

/** Adds the problems of labels, except beside another mistake: a label that contradicts a wrong date may be right. */
function withLabels(parsed: ParsedFile, problems: readonly FieldProblem[]): FieldProblem[] {
  const groupOf = (path: ContentPath) => JSON.stringify(path.slice(0, -1))
  const groups = new Set(problems.map(({ path }) => groupOf(path)))
  const labels = checkTexts(parsed, (text) => (groups.has(groupOf(text.path)) ? undefined : labelProblem(text)))
  return [...problems, ...labels]
}

/** Joins the results of several rules. For each path, keeps only those of the first rule that reports it. */
function firstOfEachPath(results: readonly (readonly FieldProblem[])[]): FieldProblem[] {
  const ruleByPath = new Map<string, number>()
  return results.flatMap((problems, rule) =>
    problems.filter(({ path }) => {
      const key = JSON.stringify(path)
      if (!ruleByPath.has(key)) ruleByPath.set(key, rule)
      return ruleByPath.get(key) === rule
    }),
  )
}
