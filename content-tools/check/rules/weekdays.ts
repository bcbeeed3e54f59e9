import { quote } from "../../../messages/format"
import { weekdays } from "../../../src/format/dateTime"
import { factReferences, resolveFacts, type Facts } from "../../model/facts"
import { datesInText } from "../dates"
import { predicate, type Predicate } from "../mistake"
import { isFreeText, type TextField } from "../../model/fields"

const names = weekdays.map((day) => `${day}|${day.slice(0, 3)}`).join("|")

const weekday = new RegExp(String.raw`\b(?:${names})\b`)

/** Monday or Mon, before a date. */
const weekdayAtEnd = new RegExp(String.raw`\b(${names})\.?,? *(?:the )?$`)

/** Returns the first weekday that a text names, such as `Monday` or `Mon`. */
export const weekdayIn = (text: string): string | undefined => weekday.exec(text)?.[0]

/** Returns the weekday of a date, such as `Monday`. @param date `YYYY-MM-DD`, a day that exists */
export const weekdayOf = (date: string): string => weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? ""

/** Reports a weekday that is not that of the date behind it, which may be a fact. */
export function weekdayMistake(text: TextField, facts: Facts = {}): Predicate | undefined {
  // Few texts name a weekday, and reading their dates takes longer.
  if (!weekdayIn(text.value) || !isFreeText(text)) return undefined
  const isComplete = factReferences(text.value).every((name) => Object.hasOwn(facts, name))
  if (!isComplete) return undefined
  const value = resolveFacts(text.value, facts)
  for (const { date, index, words } of datesInText(value)) {
    const [, written] = weekdayAtEnd.exec(value.slice(0, index)) ?? []
    if (written === undefined || Number.isNaN(Date.parse(date))) continue
    const right = weekdayOf(date)
    if (!right.startsWith(written))
      return predicate`says that ${words} is a ${quote(written)}, but it is a ${right}. Write the right day or date.`
  }
  return undefined
}
