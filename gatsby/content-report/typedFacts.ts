import { quote } from "../content-check/format"
import { entriesOf } from "../content-check/traverse"
import type { Facts } from "../content-model/facts"
import { datesInText } from "./datesInText"
import type { ReportInput, ReportRule } from "./finding"
import { pricesIn } from "./prices"
import { lastPart, quantitiesIn, quantityFacts } from "./quantities"
import { problemAt, textsOf, withoutReferences, type TextField } from "./texts"

/** A fact that a text has in words instead of a reference. */
interface TypedFact {
  index: number
  words: string
  /** The part of the words that the reference replaces. Default: all. */
  replaced?: string
  /** The facts with this value. */
  names: readonly string[]
}

/** Reports facts typed out in running text, where a reference would follow a change of the fact. */
export const findTypedFacts: ReportRule = (input) =>
  textsOf(input.content).flatMap((field) => {
    if (field.role !== "prose") return []
    const text = withoutReferences(field.value)
    const found = [
      ...typedPrices(text, input.facts),
      ...typedDates(field, input.facts),
      ...typedQuantities(text, input.facts),
      ...typedWords(text, input.facts),
      ...typedTopics(text, input),
    ]
    return found
      .sort((one, other) => one.index - other.index)
      .map(({ words, replaced = words, names }) => {
        const remedies = mostRelevant(names, field).map((name) => `"${words.replace(replaced, () => `{{${name}}}`)}"`)
        return problemAt(field, `has ${quote(words)} typed out. Write ${remedies.join(" or ")}.`)
      })
  })

/** Returns the dates of a text that are facts. A start and an end with nothing but a dash or a word between them are one range. */
export function typedDates(field: TextField, facts: Facts): TypedFact[] {
  if (field.role !== "prose") return []
  const text = withoutReferences(field.value)
  const known = Object.entries(facts).flatMap(([name, value]) => {
    const [date, ...others] = datesInText(value)
    return date && others.length === 0 ? [{ name, ...date }] : []
  })
  const typed = datesInText(text).flatMap(({ words, index, year, monthAndDay }) => {
    const names = known
      .filter((fact) => fact.monthAndDay === monthAndDay && (year === undefined || fact.year === year))
      .map(({ name }) => name)
    return names.length > 0 ? [{ words, index, names }] : []
  })
  return joinRanges(text, typed)
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

function typedPrices(text: string, facts: Facts): TypedFact[] {
  return pricesIn(text).flatMap(({ index, words, amount, hasCurrency }) => {
    // A small number or a year is a price only if a currency is beside it.
    if (!hasCurrency && (amount < 1000 || /^20\d\d$/.test(words))) return []
    const names = Object.keys(facts).filter(
      (name) => lastPart(name) === "price" && pricesIn(facts[name] ?? "")[0]?.amount === amount,
    )
    return names.length > 0 ? [{ index, words, names }] : []
  })
}

function typedQuantities(text: string, facts: Facts): TypedFact[] {
  return [...quantityFacts(facts)].flatMap(([noun, known]) =>
    quantitiesIn(text, noun).flatMap(({ index, words, number, amount }) => {
      const names = known.filter((fact) => fact.amount === amount).map(({ name }) => name)
      return names.length > 0 ? [{ index, words, replaced: number, names }] : []
    }),
  )
}

/** Facts with words that mean nothing else. Names of programs are left out, because they do not change with a cohort. */
const distinctiveFacts = ["email", "courseCode", "meetingsBegin", "decisions"]

function typedWords(text: string, facts: Facts): TypedFact[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const index = distinctiveFacts.includes(lastPart(name)) ? text.toLowerCase().indexOf(value.toLowerCase()) : -1
    return index < 0 ? [] : [{ index, words: text.slice(index, index + value.length), names: [name] }]
  })
}

/** Finds all topics of a program in their order, with commas or "and" between them. */
function typedTopics(text: string, { content }: ReportInput): TypedFact[] {
  return (entriesOf(content, "programs.json") ?? []).flatMap(({ id, topics }) => {
    if (!Array.isArray(topics) || topics.length < 2) return []
    const list = topics
      .map((topic) => String(topic).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("(?:[,;]? and |[,;] )")
    const match = new RegExp(list, "i").exec(text)
    return match ? [{ index: match.index, words: match[0], names: [`${String(id)}.topics`] }] : []
  })
}

/** Returns the facts whose first part, such as "bootcamp", is in the name of the file, in the entry's id or in the text. */
function mostRelevant(names: readonly string[], { parsed, path, value }: TextField): readonly string[] {
  const entry = entriesOf([parsed], parsed.file.path)?.[Number(path[0])]
  const place = `${parsed.file.path} ${String(entry?.["id"])} ${value}`.toLowerCase()
  const relevant = names.filter((name) => place.includes(name.split(".", 1)[0] ?? name))
  return relevant.length > 0 ? relevant : names
}
