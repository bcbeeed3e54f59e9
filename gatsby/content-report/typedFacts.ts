import { quote } from "../content-check/format"
import { entriesOf } from "../content-check/traverse"
import type { Facts } from "../content-model/facts"
import type { ReportInput, ReportRule } from "./finding"
import { pricesIn } from "./prices"
import { lastPart, quantitiesIn, quantityFacts } from "./quantities"
import { typedDates, type TypedFact } from "./typedDates"
import { isOldYear } from "./oldYears"
import { isAboutCohort, problemAt, textsOf, withoutReferences, type TextField } from "./texts"

/** Reports facts typed out in running text, where a reference would follow a change of the fact. */
export const findTypedFacts: ReportRule = (input) =>
  textsOf(input.content).flatMap((field) => {
    if (field.role !== "prose") return []
    const text = withoutReferences(field.value)
    const found = [
      ...typedPrices(text, input.facts),
      ...typedDates(field, input.facts),
      ...typedQuantities(text, input.facts),
      ...typedWords(text, field, input.facts),
      ...typedTopics(text, input),
      ...typedYears(text, field, input),
    ]
    return found
      .sort((one, other) => one.index - other.index)
      .map(({ words, replaced = words, names }) => {
        const remedies = mostRelevant(names, field).map((name) => `"${words.replace(replaced, () => `{{${name}}}`)}"`)
        return problemAt(field, `has ${quote(words)} typed out. Write ${remedies.join(" or ")}.`)
      })
  })

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

function typedWords(text: string, field: TextField, facts: Facts): TypedFact[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const part = lastPart(name)
    // A field is not a copy of itself.
    const isCopy = distinctiveFacts.includes(part) && field.path.at(-1) !== part
    const index = isCopy ? text.toLowerCase().indexOf(value.toLowerCase()) : -1
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

const season = "(?:spring|summer|fall|autumn|winter|cohort|season|program|applications?)"
const seasonWithYear = new RegExp(String.raw`\b${season} (20\d\d)\b|\b(20\d\d) ${season}\b`, "gi")

/** Finds the year of the cohort beside a word such as "summer". After the cohort, it is an old year. */
function typedYears(text: string, field: TextField, input: ReportInput): TypedFact[] {
  if (!isAboutCohort(field)) return []
  return [...text.matchAll(seasonWithYear)].flatMap(({ 0: words, 1: after, 2: before, index }) => {
    const year = after ?? before ?? ""
    const isCurrent = year === input.facts["cohort.year"] && !isOldYear(Number(year), field, input)
    return isCurrent ? [{ index, words, replaced: year, names: ["cohort.year"] }] : []
  })
}

/** Returns the facts whose first part, such as "bootcamp", is in the name of the file, in the entry's id or in the text. */
function mostRelevant(names: readonly string[], { parsed, path, value }: TextField): readonly string[] {
  const entry = entriesOf([parsed], parsed.file.path)?.[Number(path[0])]
  const place = `${parsed.file.path} ${String(entry?.["id"])} ${value}`.toLowerCase()
  const relevant = names.filter((name) => place.includes(name.split(".", 1)[0] ?? name))
  return relevant.length > 0 ? relevant : names
}
