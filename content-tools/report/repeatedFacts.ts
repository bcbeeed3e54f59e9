import { quote } from "../../messages/format"
import { predicate, type Predicate } from "../check/mistake"
import { checkTexts } from "../check/checkTexts"
import { withoutReferences } from "../model/facts"
import { isFreeText, type TextField } from "../model/fields"
import { subjectOf } from "../model/subject"
import type { ReportInput, ReportRule } from "./finding"
import { isAboutCohort } from "./texts"

/**
 * Reports texts and links with the name or the email address of the site as words, which would keep the old ones, and
 * every value with a former name or address, except an old address that redirects and the path of another site. Also
 * reports texts that say another fact in words.
 */
export const findRepeatedFacts: ReportRule = (input) =>
  checkTexts(input.files, (text) => {
    const { content, facts } = input
    const { value, role, path, parsed } = text
    // The path of another site keeps its words, such as those of a video.
    const compared = /^https?:/.test(value) && URL.canParse(value) ? new URL(value).host : value
    const { formerNames = [] } = content["site.json"]
    const mayBeFormer = path[0] === "formerNames" || (parsed.file.path === "redirects.json" && path.at(-1) === "from")
    const former = mayBeFormer ? undefined : formerNames.find((name) => hasWords(compared, name, "iu"))
    if (former !== undefined)
      return predicate`has ${quote(former)}, one of the "formerNames" in site.json.
        Write what is true now, as a fact if there is one.`
    if (role !== "prose" && role !== "link") return undefined
    const name = ["site.name", "site.email"].find((fact) => repeats(value, facts[fact] ?? ""))
    if (name !== undefined)
      return predicate`repeats ${name === "site.name" ? "the name" : "the address"} in site.json. Write {{${name}}}.`
    return repeatedValue(text, input)
  })

/** Whether no other text has a value by chance, as it may have a bare number, a range or a share. */
const isDistinct = (value: string) => /\d|^by /.test(value) && !/^[\d–%+]+$/.test(value)

/** Whether a text is about a time in the city of the meetings, and not about the city. */
const isAboutTime = (words: string) => /\b(times?|clock|meet\w*)\b/i.test(words)

/** The words of a value in running text: those of a date without year and time. */
const wordsOf = (value: string) => /^[A-Z][a-z]+ \d{1,2}(?=,)/.exec(value)?.[0] ?? value

/** Reports a text that says a fact, such as a price, in words. They would stay when the fact changes. */
function repeatedValue(text: TextField, { content, facts }: ReportInput): Predicate | undefined {
  if (text.role !== "prose" || !isFreeText(text) || !isAboutCohort(text)) return undefined
  const words = withoutReferences(text.value)
  const repeated = Object.keys(facts).filter(
    (name) =>
      (name.endsWith(".city") ? isAboutTime(words) : isDistinct(facts[name] ?? "")) &&
      hasWords(words, wordsOf(facts[name] ?? ""), "iu"),
  )
  // Two programs may have the same value.
  const subject = subjectOf(text, content["programs.json"])
  const name = repeated.find((fact) => fact.startsWith(`${subject?.id}.`)) ?? repeated[0]
  if (name === undefined) return undefined
  return predicate`repeats ${quote(wordsOf(facts[name] ?? ""))} in words, which stay when it changes. Write {{${name}}}.`
}

/** Whether a text has a fact as words. A name that may be a common word, such as "Compass", is not compared. */
const repeats = (text: string, fact: string) => /[\s\d@]|\S[A-Z]/.test(fact) && hasWords(text, fact, "u")

/** Whether a text has whole words. */
function hasWords(text: string, words: string, flags: string): boolean {
  const escaped = words.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")
  return new RegExp(`(?<![\\p{L}\\p{N}@])${escaped}(?![\\p{L}\\p{N}@])`, flags).test(text)
}
