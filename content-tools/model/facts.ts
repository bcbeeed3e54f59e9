/**
 * Facts, such as a price. Prose refers to a fact by its name, as in `{{research.price}}`, so that no fact is written
 * twice.
 */
import { formatDailyTime } from "../../src/format/dailyTime"
import { cityOfTimeZone, formatDate, formatDateRange, formatLocalTime, formatTime } from "../../src/format/dateTime"
import { formatPrice, formatRange } from "../../src/format/number"
import { nameOfWeek } from "../../src/format/weekAnchor"
import { deadlineLabel, firstMeeting, isAfterLastRound } from "./deadlines"
import { endedPrograms } from "./endedPrograms"
import type { Content } from "./index"
import { joinedWeeks, lengthInWeeks, weeksIn, weeksOfFirstPart } from "./plans"
import { language } from "../../src/language"

const factFiles = [
  "programs.json",
  "site.json",
  "letters.json",
  "team.json",
  "timelines.json",
  "pages/acceptance.json",
] as const

/** Files whose values a text may have: those of facts, and those with texts that can be quoted. */
export const referenceFiles = [...factFiles, "documents.json", "faq.json", "pages/privacy.json"] as const

type FactSources = Pick<Content, (typeof factFiles)[number]>

type ReferenceSources = Pick<Content, (typeof referenceFiles)[number]>

export type Facts = Readonly<Record<string, string>>

const reference = /\{\{\s*([^{}]*?)\s*\}\}/g
const referenceInWords = new RegExp(String.raw`(?:\b([Aa]n?) )?${reference.source}( ?)`, "g")

/**
 * Returns all facts by name, such as `{"research.price": "$1,460", "claims.countries": "20+"}`. A fact is absent
 * if its content field is empty.
 */
export function factsFrom(content: FactSources): Facts {
  const facts = Object.entries(possibleFacts(content))
  return Object.fromEntries(facts.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Returns the facts that are absent, because content has no value for them. */
export function emptyFacts(content: FactSources): ReadonlySet<string> {
  return new Set(Object.entries(possibleFacts(content)).flatMap(([name, value]) => (value === undefined ? name : [])))
}

function possibleFacts(content: FactSources): Record<string, string | undefined> {
  const { "programs.json": programs, "site.json": site, "letters.json": letters, "team.json": team } = content
  const hasJoinedPlan = !endedPrograms(content).has("bootcamp")
  const year = programs.find(({ id }) => id === "research")?.startDate?.slice(0, 4)
  const facts: Record<string, string | undefined> = {
    "cohort.year": year,
    "plan.weeks": hasJoinedPlan ? String(weeksIn(joinedWeeks(content).at(-1)?.title ?? "")[1]) : undefined,
    "site.name": site.name,
    "site.email": site.email,
    "acceptance.subject": content["pages/acceptance.json"].email.subject,
    "aid.share": site.financialAid.share,
    "aid.decisions": site.financialAid.decisions,
  }
  for (const [name, value] of Object.entries(site.claims)) facts[`claims.${name}`] = value
  for (const [role, name] of Object.entries(factsOfRoles))
    facts[`team.${name}`] = inWords(team.filter((person) => person.role === role).map((person) => person.name))
  for (const program of programs) {
    for (const [name, value] of Object.entries(programFacts(program, content, year)))
      facts[`${program.id}.${name}`] = value
  }
  for (const letter of letters) {
    const { id, admittedCountries, commitDeadline } = letter
    facts[`${id}.countries`] = admittedCountries?.toString()
    facts[`${id}.commitDeadline`] =
      commitDeadline && isAfterLastRound(letter, programs) ? formatDate(commitDeadline.date) : commitDeadline?.elsewhere
  }
  return facts
}

type Program = FactSources["programs.json"][number]

/** The name of the fact with the names of all people of a role. */
const factsOfRoles: Readonly<Record<Content["team.json"][number]["role"], string>> = {
  "Director and Teaching Staff": "directors",
  "Research Mentor": "mentors",
  "AI Fellow": "fellows",
}

/** Returns `Ada, Blaise, and Carl`. Undefined for an empty list. */
const inWords = (items: readonly string[]) =>
  items.length > 0 ? new Intl.ListFormat(language, { type: "conjunction" }).format(items) : undefined

/** Returns the price of a program as the site shows it: `$1,460`. Undefined without a price. */
export function priceText({ price, priceCurrency }: Program): string | undefined {
  return price === undefined || !priceCurrency ? undefined : formatPrice(price, priceCurrency)
}

/**
 * Returns the first and last day of a program as the site shows them: `June 17 – August 12, 2025`. Undefined without
 * both.
 */
export function datesText({ startDate, endDate }: Program): string | undefined {
  return startDate && endDate && formatDateRange(startDate, endDate)
}

/**
 * Returns the time at which meetings begin, by the clock there and in UTC: `8:00 AM PDT in Los Angeles (3:00 PM UTC)`.
 * Its words in content may name another offset, such as "8 am PST" in summer. Without a first day, or if the clocks
 * change, there is no single offset: `8:00 AM in Los Angeles`.
 */
export function meetingsClock(program: Program): string | undefined {
  const { meetingsBegin } = program
  if (!meetingsBegin) return undefined
  const { time, timeZone } = meetingsBegin
  const city = cityOfTimeZone(timeZone)
  const instant = firstMeeting(program)
  if (!instant) return `${formatTime(time)} in ${city}`
  return `${formatLocalTime(instant, timeZone)} in ${city} (${formatDailyTime(instant, "UTC", timeZone)})`
}

type Deadlines = NonNullable<Program["deadlines"]>

/** Rounds are in the order of their days. */
const lastOf = (deadlines: Deadlines) => deadlines.slice(-1).map(deadlineLabel)[0]

function programFacts(
  program: Program,
  content: FactSources,
  year: string | undefined,
): Record<string, string | undefined> {
  const { opens, startDate, endDate, deadlines = [] } = program
  return {
    name: program.name,
    courseCode: program.courseCode?.replace("{{cohort.year}}", year ?? ""),
    price: priceText(program),
    weeks: lengthInWeeks(program.id, content)?.toString(),
    opens: opens && formatDate(opens),
    startDate: startDate && formatDate(startDate),
    endDate: endDate && formatDate(endDate),
    dates: datesText(program),
    hoursPerWeek: program.hoursPerWeek && formatRange(program.hoursPerWeek),
    instructionHours: program.instructionHoursPerDay?.toString(),
    homeworkHours: program.homeworkHoursPerDay && formatRange(program.homeworkHoursPerDay),
    topics: inWords(program.topics),
    bootcampWeeks: weeksOfFirstPart(program.id, content)?.toString(),
    paperPages: program.paperPages && formatRange(program.paperPages),
    groupSize: program.groupSize && formatRange(program.groupSize),
    meetings: program.groupMeetingsPerWeek && formatRange(program.groupMeetingsPerWeek),
    meetingsBegin: program.meetingsBegin?.label,
    meetingsClock: meetingsClock(program),
    city: program.meetingsBegin && cityOfTimeZone(program.meetingsBegin.timeZone),
    lastDeadline: lastOf(deadlines),
    ...Object.fromEntries(deadlines.map((deadline) => [`deadline.${deadline.id}`, deadlineLabel(deadline)])),
  }
}

/**
 * Returns everything that a text may refer to: all facts, and the texts that can be quoted, such as
 * `{{research-terms.leaving}}` (the section `leaving` of a document), `{{faq.cost}}` (an answer), `{{privacy.forms}}`
 * (a part of the page) and `{{bootcamp-4-weeks.week-1}}` (a week of a plan). Paragraphs and points are as in
 * `textWithPoints`. A text that quotes another cannot be quoted, so that quotes have no cycles.
 */
export function quotesAndFacts(content: ReferenceSources): Facts {
  const facts = factsFrom(content)
  const { seo: _seo, hero: _hero, ...privacy } = content["pages/privacy.json"]
  const texts = [
    ...content["documents.json"].flatMap((document) =>
      document.sections.map(
        ({ id, body, list }) => [id && `${document.id}.${id}`, textWithPoints(body, list)] as const,
      ),
    ),
    // An answer that depends on the season is right only where the site chooses it.
    ...content["faq.json"]
      .filter(({ closedAnswer }) => !closedAnswer)
      .map(({ id, answer, list }) => [`faq.${id}`, textWithPoints([answer], list)] as const),
    ...Object.entries(privacy).map(([part, { body }]) => [`privacy.${part}`, textWithPoints(body)] as const),
    ...content["timelines.json"].flatMap(({ id, items = [] }) =>
      items.map(({ title, content: text }) => [`${id}.${nameOfWeek(title)}`, text] as const),
    ),
  ]
  const quotes = texts.flatMap(([name, text]) => {
    const isPlain = factReferences(text).every((reference) => Object.hasOwn(facts, reference))
    return name && isPlain ? [[name, resolveFacts(text, facts)] as const] : []
  })
  return { ...Object.fromEntries(quotes), ...facts }
}

/**
 * Returns a text in lines: each paragraph, then each point behind a bullet. The component Prose shows it as paragraphs
 * and a list.
 */
export function textWithPoints(paragraphs: readonly string[], points: readonly string[] = []): string {
  return [...paragraphs, ...points.map((point) => `• ${point}`)].join("\n")
}

/** Returns the names of the facts that a text refers to, including unknown names. */
export function factReferences(text: string): string[] {
  // Most texts have none, and each rule of the check needs to know.
  if (!text.includes("{{")) return []
  return [...text.matchAll(reference)].map((match) => match[1] ?? "")
}

/** Returns a text with its references to facts replaced by spaces, so that offsets stay the same. */
export function withoutReferences(text: string): string {
  return text.replace(reference, (whole) => " ".repeat(whole.length))
}

/** Returns each reference of a text with the words before and behind it. */
export function factOccurrences(text: string): { name: string; before: string; after: string }[] {
  if (!text.includes("{{")) return []
  return [...text.matchAll(reference)].map(({ 0: whole, 1: name = "", index }) => ({
    name,
    before: text.slice(0, index),
    after: text.slice(index + whole.length),
  }))
}

/**
 * Replaces every `{{fact}}` with its value, with a capital letter where it begins a sentence, and with the article that
 * fits a number: "an 8-week program". A sentence behind a quoted list begins a paragraph, and does not continue the
 * last point.
 * @throws Error if a fact is unknown; the content check reports this mistake before
 */
export function resolveFacts(text: string, facts: Facts): string {
  return text.replace(
    referenceInWords,
    (whole, article: string | undefined, name: string, space: string, index: number) => {
      const fact = facts[name]
      if (fact === undefined) throw new Error(`Content refers to the unknown fact {{${name}}}.`)
      const isBeginning = whole !== text && !isOfNames.test(name) && beginsSentence.test(text.slice(0, index))
      const value = isBeginning && !article ? capitalized(fact) : fact
      const words = article ? `${articleBefore(value, article)} ${value}` : value
      return words + (/(^|\n)• .*$/.test(value) ? space.replace(" ", "\n") : space)
    },
  )
}

/** Returns the article before a number, which its sound decides: 8, 11 and 18 begin with a vowel. */
function articleBefore(value: string, written: string): string {
  if (!/^\d/.test(value)) return written
  return /^(?:8|1[18]\b)/.test(value) ? `${written.charAt(0)}n` : written.charAt(0)
}

/** The words before a sentence. */
const beginsSentence = /(?:^|[.!?] |\n)$/

/** Facts that are names, which stay as they are written. */
const isOfNames = /^team\.|\.name$/

/** Returns a value that consists of words with a capital letter; an address stays as it is. */
const capitalized = (value: string) => value.replace(/^\p{Ll}(?=[\p{L}’'-]*(?: |$))/u, (letter) => letter.toUpperCase())

/** Returns a copy of content with the references in all its strings replaced. */
export function withFacts<Content>(content: Content, facts: Facts): Content {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? resolveFacts(value, facts) : value,
  ) as Content
}
