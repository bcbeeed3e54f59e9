import { quote } from "../../messages/format"
import { predicate } from "../check/mistake"
import { checkTexts, isFreeText } from "../check/traverse"
import type { ReportRule } from "./finding"
import { isAboutCohort, withoutReferences } from "./texts"

/** Matches "eight weeks" and "8-week", but not an interval, such as "every two weeks". */
const length =
  /(?<!\b(?:every|within|for|after) )\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)[ -]weeks?\b/i

/** Reports lengths in weeks that are written as words or numbers, and stay when a plan becomes longer or shorter. */
export const findWrittenLengths: ReportRule = ({ files }) =>
  checkTexts(files, (text) => {
    if (!isFreeText(text) || !isAboutCohort(text)) return undefined
    const [found] = length.exec(withoutReferences(text.value)) ?? []
    if (found === undefined) return undefined
    return predicate`has ${quote(found)}, which does not follow the plans. Write a fact, such as {{research.weeks}}.`
  })
