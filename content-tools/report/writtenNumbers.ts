import { quote } from "../../messages/format"
import { predicate } from "../check/mistake"
import { checkTexts } from "../check/checkTexts"
import { withoutReferences } from "../model/facts"
import { isFreeText } from "../model/fields"
import type { ReportRule } from "./finding"
import { isAboutCohort } from "./texts"

const number = "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+)"

/**
 * Matches "eight weeks" and "8-week", but not an interval or a distance, such as "every two weeks" and "two weeks
 * before".
 */
const length = new RegExp(
  String.raw`(?<!\b(?:every|within|for|after|to|or) )\b${number}[ -]weeks?\b(?! (?:before|after|earlier|later|ago|to|from)\b)`,
  "i",
)

/** Such as "20–30 hours a week", "6–8 pages", "30% of students" and "8 am PST". */
const otherFacts = [
  /\b\d+(?:[–-]\d+)? hours (?:a|per|each) (?:week|day)\b/i,
  /\b\d+[–-]\d+ (?:pages|students)\b/i,
  /\b\d+ ?% of students\b/i,
  /\b\d{1,2}(?::\d\d)? ?[ap]m P[SD]?T\b/i,
]

/**
 * Reports lengths, hours, pages, shares and times of day that are written as words or numbers: they stay when a plan or
 * a program changes.
 */
export const findWrittenNumbers: ReportRule = ({ files }) =>
  checkTexts(files, (text) => {
    if (!isFreeText(text) || !isAboutCohort(text)) return undefined
    const words = withoutReferences(text.value)
    const [weeks] = length.exec(words) ?? []
    if (weeks !== undefined)
      return predicate`has ${quote(weeks)}, which does not follow the plans. Write a fact, such as {{research.weeks}}.`
    const [found] = otherFacts.flatMap((pattern) => pattern.exec(words)?.[0] ?? [])
    if (found === undefined || text.role !== "prose") return undefined
    return predicate`has ${quote(found)}, which does not follow programs.json. Write a fact: content/FIELDS.md has all.`
  })
