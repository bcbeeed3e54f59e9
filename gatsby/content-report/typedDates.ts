import type { Facts } from "../content-model/facts"
import { datesInText, type DateInText } from "./datesInText"
import { withoutReferences, type TextField } from "./texts"

/** A fact that a text has in words instead of a reference. */
export interface TypedFact {
  index: number
  words: string
  /** The part of the words that the reference replaces. Default: all. */
  replaced?: string
  /** The facts with this value. */
  names: readonly string[]
}

/** Returns the dates of a text that are facts. A start and an end with nothing but a dash or a word between them are one range. */
export function typedDates(field: TextField, facts: Facts): TypedFact[] {
  const text = withoutReferences(field.value)
  const dates = datesInText(text)
  if (field.role !== "prose" || dates.length === 0) return []
  const known = factsWithDate(facts)
  const typed = dates.flatMap(({ words, index, year, monthAndDay }) => {
    const same = known.filter((fact) => fact.monthAndDay === monthAndDay && (year === undefined || fact.year === year))
    // The value of a deadline has a time after the date.
    const whole = same.find(({ value }) => value.length > words.length && text.startsWith(value, index))
    const names = same.map(({ name }) => name)
    return names.length > 0 ? [{ words: whole?.value ?? words, index, names }] : []
  })
  return joinRanges(text, typed)
}

/** Returns the facts that are one date. */
export function factsWithDate(facts: Facts): (DateInText & { name: string; value: string })[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const [date, ...others] = datesInText(value)
    return date && others.length === 0 ? [{ ...date, name, value }] : []
  })
}

function joinRanges(text: string, dates: readonly TypedFact[]): TypedFact[] {
  const joined: TypedFact[] = []
  for (const date of dates) {
    const start = joined.at(-1)
    const between = start ? text.slice(start.index + start.words.length, date.index) : ""
    const names = (start?.names ?? []).flatMap((name) => {
      const program = name.slice(0, -".startDate".length)
      return name.endsWith(".startDate") && date.names.includes(`${program}.endDate`) ? [`${program}.dates`] : []
    })
    if (start && names.length > 0 && /^ ?(–|-|to|through|until) ?$/.test(between))
      joined[joined.length - 1] = { index: start.index, words: `${start.words}${between}${date.words}`, names }
    else joined.push(date)
  }
  return joined
}
