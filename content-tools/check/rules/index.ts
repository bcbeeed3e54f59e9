/** Runs all rules on files that are valid JSON. */
import { addressesOf } from "./addresses"
import { checkAnchors } from "./anchors"
import { characterProblem } from "./characters"
import { factProblem, knownFacts } from "./facts"
import { glyphProblem } from "./glyphs"
import { labelProblem } from "./labels"
import { linkProblem } from "./links"
import { markupProblem } from "./markup"
import { pictureProblem, unusedPictures } from "./pictures"
import { checkRedirects } from "./redirects"
import { referenceProblem } from "./references"
import { checkRequiredIds } from "./requiredIds"
import { checkSchedule } from "./schedule"
import { checkSchema } from "./schema"
import { checkCopies, checkUnique } from "./unique"
import { validContent } from "./validContent"
import { generatedDocuments } from "../../model/documentPaths"
import type { ContentProblem, FieldProblem } from "../problem"
import type { ContentSource } from "../source"
import { checkTexts, type ParsedFile, type TextField } from "../traverse"

/** Returns the problems of every file. For each path, one rule reports. */
export function runRules(
  content: readonly ParsedFile[],
  { pictures, staticFiles }: Pick<ContentSource, "pictures" | "staticFiles">,
): ContentProblem[] {
  const valid = validContent(content)
  const addresses = addressesOf(valid, [...staticFiles, ...generatedDocuments])
  const facts = knownFacts(valid)
  const unused = unusedPictures(content, pictures)
  /** Rules about one text. The first that returns a message reports. */
  const textProblem = (text: TextField) =>
    referenceProblem(text, valid) ??
    pictureProblem(text, pictures, unused) ??
    linkProblem(text, addresses) ??
    factProblem(text, facts) ??
    markupProblem(text) ??
    glyphProblem(text, facts)
  /** Rules about one file. */
  const inEach = (rule: (parsed: ParsedFile) => FieldProblem[]) =>
    content.flatMap((parsed) => rule(parsed).map((problem) => ({ file: parsed.file.path, ...problem })))
  /** In this order of preference: a rule that explains a mistake better comes before the others that report it. */
  const problems = firstOfEachPath([
    checkTexts(content, characterProblem),
    inEach(checkRequiredIds),
    inEach(checkSchema),
    checkRedirects(valid, addresses),
    inEach(checkUnique),
    inEach(checkCopies),
    inEach(checkAnchors),
    checkTexts(content, textProblem),
    checkSchedule(valid),
  ])
  // A label that contradicts a wrong date may be right.
  const rightFiles = content.filter(({ file }) => !problems.some((problem) => problem.file === file.path))
  return [...problems, ...checkTexts(rightFiles, labelProblem)]
}

/** Joins the results of several rules. For each path, keeps only those of the first rule that reports it. */
function firstOfEachPath(results: readonly (readonly ContentProblem[])[]): ContentProblem[] {
  const ruleByPath = new Map<string, number>()
  return results.flatMap((problems, rule) =>
    problems.filter(({ file, path }) => {
      const key = JSON.stringify([file, path])
      if (!ruleByPath.has(key)) ruleByPath.set(key, rule)
      return ruleByPath.get(key) === rule
    }),
  )
}
