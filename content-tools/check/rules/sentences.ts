import { quote } from "../../../messages/format"
import { factReferences, resolveFacts, type Facts } from "../../model/facts"
import { predicate, type Predicate } from "../mistake"
import { groupOf, type TextField } from "../../model/fields"
import { metaOf } from "../../model/schema"
import { isRecord, valueAt } from "../../model/values"

/** The same word twice, which some sentences need: "that that", "very, very", "sign in in a private window". */
const repeated =
  /(?<![\p{L}’'-])(?<!\b(?:sign|log|check|opt) (?=in in\b))(?!(?:that|had|very|so) )(\p{L}+) \1(?![\p{L}’'@-])/iu

/** A name such as "Walla Walla". At the beginning of a sentence, a short word is rather there by mistake: "It It". */
const properName = /(?:(?<!^|[.!?:] )|(?=\p{L}{4}))(?<![\p{L}’'-])(\p{Lu}\p{Ll}+) \1(?![\p{L}’'@-])/u

const namesOfTeam = /\{\{\s*team\.\w+\s*\}\}/g

/** Words that a text quotes, which stay as they were said. */
const quoted = /“[^”]*”|"[^"]*"/g

/** The same words or numbers twice: "of students of students", "2025, 2025". */
const repeatedWords = /(?<![\p{L}\d’'-])((?:[\p{L}\d:.]+ ){0,5}[\p{L}\d:]+),? \1(?![\p{L}\d’'@-])/iu

/** The end of a text that goes on. Not "; and", with which a point of a list may end, nor "students to work with". */
const open = /(?:[,(–]|(?<!;)\s(?:and|or|but|the|an?|of|because|if))\s*$/i

/** Reports a word that is there twice, also as the first word of a fact, and a text whose end is missing. */
export function sentenceMistake(text: TextField, facts: Facts = {}): Predicate | undefined {
  const isComplete = factReferences(text.value).every((name) => Object.hasOwn(facts, name))
  if (text.role !== "prose" || !isComplete) return undefined
  // The names of people can be any words: "Lin Lin", "Ho Van An".
  const written = text.value.replace(namesOfTeam, "People").replace(quoted, "“…”")
  const value = resolveFacts(written, facts)
  const [twice] = repeated.exec(value) ?? []
  if (twice !== undefined && !properName.test(written) && !metaOf(text.schema).isQuote) {
    const origin = repeated.test(written) ? "" : ", with the words of its fact"
    return predicate`has ${quote(twice)}${origin}. Remove one of the two words.`
  }
  const [again] = (value !== written && repeatedWords.exec(value)) || []
  const isIn = (words: string) => again !== undefined && words.includes(again)
  if (again !== undefined && !isIn(text.value) && !factReferences(text.value).some((name) => isIn(facts[name] ?? "")))
    return predicate`has ${quote(again)}, with the words of its fact. Remove them once.`
  if (text.siteGoesOn) return undefined
  if (!text.isShort && open.test(value) && !isEmail(text))
    return predicate`ends with ${quote(value.trim().split(" ").at(-1) ?? "")}. Write the rest of the sentence.`
  if (value.trim().endsWith(":") && !leadsToList(text))
    return predicate`ends with a colon, but nothing follows it. Write the rest, or end it with a period.`
  return undefined
}

const isEmail = (text: TextField) => "subject" in groupOf(text)

/**
 * Whether the group of a text, or of its paragraphs, has a list or a group that the page shows below. Or the text is
 * the beginning of an email, which its sender goes on with.
 */
function leadsToList(text: TextField): boolean {
  const { path, parsed } = text
  const end = typeof path.at(-1) === "number" ? -2 : -1
  const group = valueAt(parsed.data, path.slice(0, end))
  const own = path.at(end)
  if (!isRecord(group)) return false
  const others = Object.entries(group).filter(([name]) => name !== own)
  return isEmail(text) || others.some(([, value]) => typeof value === "object")
}
