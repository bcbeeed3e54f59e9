/** Runs all rules on files that are valid JSON. */
import { addressesOf } from "./addresses"
import { checkAnchors } from "./anchors"
import { checkCharacters } from "./characters"
import { checkCountries } from "./countries"
import { checkDates } from "./dates"
import { checkFacts, knownFacts } from "./facts"
import { checkSwapped } from "./files"
import { checkGlyphs } from "./glyphs"
import { checkLengths } from "./lengths"
import { checkListLimits } from "./listLimits"
import { checkLinks } from "./links"
import { checkMarkup } from "./markup"
import { checkOrder } from "./order"
import { checkPictures } from "./pictures"
import { checkRedirects } from "./redirects"
import { checkMentors } from "./mentors"
import { checkReferences } from "./references"
import { checkRequiredIds } from "./requiredIds"
import { checkSchedule } from "./schedule"
import { checkSchema } from "./schema"
import { checkCopies, checkUnique } from "./unique"
import type { ContentProblem, FieldProblem } from "../problem"
import type { ContentSource } from "../source"
import type { ParsedFile } from "../traverse"

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
  return content.flatMap((parsed) => {
    const swapped = checkSwapped(parsed, content)
    // In this order of preference: a rule that explains a mistake better comes before the others that report it.
    const others = () => [
      checkCharacters(parsed),
      checkRequiredIds(parsed, content),
      checkSchema(parsed),
      checkRedirects(parsed, addresses),
      checkReferences(parsed, content),
      checkMentors(parsed, content),
      checkUnique(parsed),
      checkCopies(parsed),
      checkAnchors(parsed),
      checkPictures(parsed, pictures),
      checkLinks(parsed, addresses),
      checkFacts(parsed, facts),
      checkMarkup(parsed),
      checkLengths(parsed),
      checkListLimits(parsed),
      checkGlyphs(parsed, facts),
      ...datesAndLabels([...checkOrder(parsed), ...checkSchedule(parsed, content, today)], checkDates(parsed)),
      checkCountries(parsed),
    ]
    const problems = firstOfEachPath(swapped.length > 0 ? [swapped] : others())
    return problems.map((problem) => ({ file: parsed.file.path, ...problem }))
  })
}

/** Leaves out a label beside a wrong date: the label contradicts the date only because the date is wrong. */
function datesAndLabels(dates: FieldProblem[], labels: FieldProblem[]): [FieldProblem[], FieldProblem[]] {
  const groups = new Set(dates.map(({ path }) => JSON.stringify(path.slice(0, -1))))
  return [dates, labels.filter(({ path }) => !groups.has(JSON.stringify(path.slice(0, -1))))]
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
