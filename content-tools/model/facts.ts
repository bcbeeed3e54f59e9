/** Facts, such as a price. Prose refers to a fact by its name, as in `{{research.price}}`, so that no fact is written twice. */
import { formatDate, formatDateRange } from "../../src/format/dateTime"
import { formatPrice, formatRange } from "../../src/format/number"
import { deadlineLabel } from "./deadlines"
import type { Content } from "./index"

type FactSources = Pick<Content, "programs.json" | "site.json" | "letters.json">

type QuoteSources = Pick<Content, "documents.json" | "faq.json" | "pages/privacy.json">

export type Facts = Readonly<Record<string, string>>

const reference = /\{\{\s*([^{}]*?)\s*\}\}/g

/**
 * Returns all facts by name, such as `{"research.price": "$1,460", "claims.countries": "20+"}`. A fact is absent
 * if its content field is empty.
 */
export function factsFrom({
  "programs.json": programs,
  "site.json": site,
  "letters.json": letters,
}: FactSources): Facts {
  const year = programs.find(({ id }) => id === "research")?.startDate?.slice(0, 4)
  const facts: Record<string, string | undefined> = {
    "cohort.year": year,
    "site.name": site.name,
    "site.email": site.email,
    "aid.share": site.financialAid.share,
    "aid.decisions": site.financialAid.decisions,
  }
  for (const [name, value] of Object.entries(site.claims)) facts[`claims.${name}`] = value
  for (const program of programs) {
    for (const [name, value] of Object.entries(programFacts(program, year))) facts[`${program.id}.${name}`] = value
  }
  for (const { id, admittedCountries, commitDeadline } of letters) {
    facts[`${id}.countries`] = admittedCountries?.toString()
    facts[`${id}.commitDeadline`] = commitDeadline && formatDate(commitDeadline.date)
  }
  return Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

type Program = FactSources["programs.json"][number]

/** Returns the price of a program as the site shows it: `$1,460`. Undefined without a price. */
export function priceText({ price, priceCurrency }: Program): string | undefined {
  return price === undefined || !priceCurrency ? undefined : formatPrice(price, priceCurrency)
}

/** Returns the first and last day of a program as the site shows them: `June 17 – August 12, 2025`. Undefined without both. */
export function datesText({ startDate, endDate }: Program): string | undefined {
  return startDate && endDate && formatDateRange(startDate, endDate)
}

function programFacts(program: Program, year: string | undefined): Record<string, string | undefined> {
  const { opens, startDate, endDate, deadlines = [] } = program
  return {
    name: program.name,
    courseCode: program.courseCode?.replace("{{cohort.year}}", year ?? ""),
    price: priceText(program),
    weeks: program.durationWeeks?.toString(),
    opens: opens && formatDate(opens),
    startDate: startDate && formatDate(startDate),
    endDate: endDate && formatDate(endDate),
    dates: datesText(program),
    hoursPerWeek: program.hoursPerWeek && formatRange(program.hoursPerWeek),
    instructionHours: program.instructionHoursPerDay?.toString(),
    homeworkHours: program.homeworkHoursPerDay && formatRange(program.homeworkHoursPerDay),
    topics: new Intl.ListFormat("en-US", { type: "conjunction" }).format(program.topics),
    bootcampWeeks: program.bootcampWeeks?.toString(),
    paperPages: program.paperPages && formatRange(program.paperPages),
    groupSize: program.groupSize && formatRange(program.groupSize),
    meetings: program.groupMeetingsPerWeek && formatRange(program.groupMeetingsPerWeek),
    meetingsBegin: program.meetingsBegin?.label,
    ...Object.fromEntries(deadlines.map((deadline) => [`deadline.${deadline.id}`, deadlineLabel(deadline)])),
  }
}

/**
 * Returns everything that a text may refer to: all facts, and the texts that can be quoted, such as `{{research-terms.leaving}}` (the
 * section `leaving` of a document), `{{faq.cost}}` (an answer) and `{{privacy.forms}}` (a part of the page). A line break separates
 * paragraphs. A text that quotes another cannot be quoted, so that quotes have no cycles.
 */
export function quotesAndFacts(content: FactSources & QuoteSources): Facts {
  const facts = factsFrom(content)
  const { seo: _seo, hero: _hero, ...privacy } = content["pages/privacy.json"]
  const texts = [
    ...content["documents.json"].flatMap((document) =>
      document.sections.map(({ id, body, list = [] }) => [id && `${document.id}.${id}`, ...body, ...list]),
    ),
    // An answer that depends on the season is right only where the site chooses it.
    ...content["faq.json"].flatMap(({ id, answer, closedAnswer }) => (closedAnswer ? [] : [[`faq.${id}`, answer]])),
    ...Object.entries(privacy).map(([part, { body }]) => [`privacy.${part}`, ...body]),
  ]
  const quotes = texts.flatMap(([name, ...lines]) => {
    const text = lines.join("\n")
    const isPlain = factReferences(text).every((reference) => Object.hasOwn(facts, reference))
    return name && isPlain ? [[name, resolveFacts(text, facts)] as const] : []
  })
  return { ...Object.fromEntries(quotes), ...facts }
}

/** Returns the names of the facts that a text refers to, including unknown names. */
export function factReferences(text: string): string[] {
  return [...text.matchAll(reference)].map((match) => match[1] ?? "")
}

/**
 * Replaces every `{{fact}}` with its value.
 * @throws Error if a fact is unknown; the content check reports this mistake before
 */
export function resolveFacts(text: string, facts: Facts): string {
  return text.replace(reference, (_, name: string) => {
    const value = facts[name]
    if (value === undefined) throw new Error(`Content refers to the unknown fact {{${name}}}.`)
    return value
  })
}

/** Returns a copy of content with the references in all its strings replaced. */
export function withFacts<Content>(content: Content, facts: Facts): Content {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? resolveFacts(value, facts) : value,
  ) as Content
}
