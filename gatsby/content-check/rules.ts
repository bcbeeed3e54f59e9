/** Runs all rules on files that are valid JSON. */
import { addressesOf } from "./addresses"
import { checkAnchors } from "./anchors"
import { checkCharacters } from "./characters"
import { checkCountries } from "./countries"
import { checkDates } from "./dates"
import { checkFacts, knownFacts } from "./facts"
import { checkGlyphs } from "./glyphs"
import { checkLengths } from "./lengths"
import { checkListLimits } from "./listLimits"
import { checkLinks } from "./links"
import { checkLinkText } from "./linkText"
import { checkMarkup } from "./markup"
import { checkOrder } from "./order"
import { checkPictureNames } from "./pictureNames"
import { checkPictures } from "./pictures"
import { checkProportions } from "./proportions"
import { checkRedirects } from "./redirects"
import { checkMentors } from "./mentors"
import { checkReferences } from "./references"
import { checkRequiredIds } from "./requiredIds"
import { checkSchedule } from "./schedule"
import { checkSchema, type RemovableProblem } from "./schema"
import { checkTimeZones } from "./timeZones"
import { checkCopies, checkUnique } from "./unique"
import { checkUrls } from "./urls"
import type { ContentProblem, FieldProblem } from "./problem"
import type { ContentSource } from "./source"
import type { ParsedFile } from "./traverse"

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
      checkMentors(parsed, content),
      checkReferences(parsed, content),
      checkUnique(parsed),
      checkCopies(parsed),
      checkAnchors(parsed),
      checkPictures(parsed, pictures),
      checkUrls(parsed),
      checkLinks(parsed, addresses),
      checkFacts(parsed, content, facts),
      checkMarkup(parsed),
      checkLengths(parsed),
      checkListLimits(parsed),
      checkGlyphs(parsed, content, facts),
      ...withoutLabels(checkDates(parsed), [...checkOrder(parsed), ...checkSchedule(parsed, content, today)]),
      checkProportions(parsed),
      checkCountries(parsed),
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
