import { addressesOf } from "./addresses"
import { checkAnchors } from "./anchors"
import { applyToMistake } from "./applyTo"
import { characterMistake } from "./characters"
import { factMistake, knownFacts, unsetFacts } from "./facts"
import { formAddressMistake } from "./formAddresses"
import { glyphMistake } from "./glyphs"
import { joinedFactMistake } from "./joinedFacts"
import { labelMistake } from "./labels"
import { labeledFactMistake } from "./labeledFacts"
import { labeledLinkMistake } from "./labeledLinks"
import { linkMistake } from "./links"
import { markupMistake } from "./markup"
import { otherProgramMistake } from "./otherPrograms"
import { copiedFromPdfMistake } from "./copiedFromPdf"
import { personalPageMistake } from "./personalPage"
import { pictureMistake } from "./pictureFiles"
import { punctuationMistake } from "./punctuation"
import { checkRedirects } from "./redirects"
import { referenceMistake } from "./references"
import { checkRequiredIds, replacedPrograms } from "./requiredIds"
import { roundNameMistake } from "./roundNames"
import { checkSchedule } from "./schedule"
import { checkSchema } from "./schema"
import { sentenceMistake } from "./sentences"
import { textLinkMistake } from "./textLinks"
import { checkUnique } from "./uniqueInList"
import { validContent } from "./validContent"
import { weekdayMistake } from "./weekdays"
import { checkWeeks } from "./weeks"
import { generatedDocuments } from "../../model/documentPaths"
import { isOfEnded } from "../../model/endedPrograms"
import type { ContentMistake, FieldMistake } from "../mistake"
import type { ContentSource } from "../source"
import { checkTexts } from "../checkTexts"
import type { ParsedFile, TextField } from "../../model/fields"

/** Returns the mistakes of every file. For each path, one rule reports. */
export function runRules(
  content: readonly ParsedFile[],
  { pictures, staticFiles }: Pick<ContentSource, "pictures" | "staticFiles">,
): ContentMistake[] {
  const valid = validContent(content)
  const ended = replacedPrograms(content)
  const addresses = addressesOf(valid, ended, [...staticFiles, ...generatedDocuments])
  const facts = knownFacts(valid)
  const unset = unsetFacts(valid)
  /** Rules about one text. The first that returns a predicate reports. */
  const textMistake = (text: TextField) =>
    // A text that is not shown may name facts of the program that has ended.
    isOfEnded(text, ended)
      ? undefined
      : (referenceMistake(text, valid) ??
        pictureMistake(text, pictures) ??
        linkMistake(text, addresses) ??
        formAddressMistake(text, valid) ??
        applyToMistake(text, valid["programs.json"]) ??
        factMistake(text, facts, ended, unset) ??
        markupMistake(text) ??
        copiedFromPdfMistake(text) ??
        punctuationMistake(text) ??
        personalPageMistake(text, valid["letters.json"]) ??
        textLinkMistake(text, addresses, valid, facts) ??
        labeledLinkMistake(text, valid) ??
        labeledFactMistake(text, valid["programs.json"]) ??
        otherProgramMistake(text, valid["programs.json"]) ??
        roundNameMistake(text, valid["programs.json"]) ??
        joinedFactMistake(text, facts) ??
        sentenceMistake(text, facts) ??
        weekdayMistake(text, facts) ??
        glyphMistake(text, facts))
  const inEach = (rule: (parsed: ParsedFile) => FieldMistake[]) =>
    content.flatMap((parsed) => rule(parsed).map((mistake) => ({ file: parsed.file.path, ...mistake })))
  /** In this order of preference: a rule that explains a mistake better comes before the others that report it. */
  const mistakes = firstOfEachPath([
    checkTexts(content, characterMistake),
    inEach((parsed) => checkRequiredIds(parsed, ended)),
    inEach(checkSchema),
    checkRedirects(valid, addresses),
    inEach(checkUnique),
    inEach(checkAnchors),
    inEach(checkWeeks),
    checkTexts(content, textMistake),
    checkSchedule(valid),
  ])
  // A label that contradicts a wrong date may be right.
  const rightFiles = content.filter(({ file }) => !mistakes.some((mistake) => mistake.file === file.path))
  return [...mistakes, ...checkTexts(rightFiles, labelMistake)]
}

/** Joins the results of several rules. For each path, keeps only those of the first rule that reports it. */
function firstOfEachPath(results: readonly (readonly ContentMistake[])[]): ContentMistake[] {
  const ruleByPath = new Map<string, number>()
  return results.flatMap((mistakes, rule) =>
    mistakes.filter(({ file, path }) => {
      const key = JSON.stringify([file, path])
      if (!ruleByPath.has(key)) ruleByPath.set(key, rule)
      return ruleByPath.get(key) === rule
    }),
  )
}
