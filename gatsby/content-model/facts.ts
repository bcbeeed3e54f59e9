/**
 * Facts that prose refers to as `{{research.price}}`, so that no price, date or claim is written twice.
 */
import { z } from "zod"
import { formatDate, formatDateRange } from "../../src/format/dateTime"
import { formatPrice, formatRange } from "../../src/format/number"
import { letter } from "./letters"
import { program } from "./programs"
import { site } from "./site"

/** What facts are made of: three content files. Fields beyond the model are left out; Gatsby's nodes have some. */
export const factSources = z.object({
  "programs.json": z.array(program.strip()),
  "site.json": site.strip(),
  "letters.json": z.array(letter.strip()),
})

export type FactSources = z.infer<typeof factSources>

export type Facts = Readonly<Record<string, string>>

/** Matches `{{ name }}`; the name is the first group. */
const reference = /\{\{\s*([^{}]*?)\s*\}\}/g

/**
 * All facts by name. A fact whose source is left out of content is absent.
 * @returns such as `{"research.price": "$1,460", "claims.countries": "20+"}`
 */
export function factsFrom({
  "programs.json": programs,
  "site.json": site,
  "letters.json": letters,
}: FactSources): Facts {
  const facts: Record<string, string | undefined> = {
    "site.name": site.name,
    "site.email": site.email,
    "aid.share": site.financialAid.share,
    "aid.decisions": site.financialAid.decisions,
    "claims.countries": site.claims.countries,
    "claims.highSchools": site.claims.highSchools,
    "claims.acceptedProjects": site.claims.acceptedProjects,
    "claims.courseLearners": site.claims.courseLearners,
  }
  for (const one of programs) Object.assign(facts, programFacts(one))
  for (const { id, admittedCountries, commitDeadline } of letters) {
    facts[`${id}.countries`] = admittedCountries?.toString()
    facts[`${id}.commitDeadline`] = commitDeadline?.label
  }
  return Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

function programFacts(one: FactSources["programs.json"][number]): Record<string, string | undefined> {
  const named = (fact: string) => `${one.id}.${fact}`
  return {
    [named("name")]: one.name,
    [named("courseCode")]: one.courseCode,
    [named("price")]:
      one.price === undefined || !one.priceCurrency ? undefined : formatPrice(one.price, one.priceCurrency),
    [named("weeks")]: one.durationWeeks?.toString(),
    [named("startDate")]: one.startDate && formatDate(one.startDate),
    [named("endDate")]: one.endDate && formatDate(one.endDate),
    [named("dates")]: one.startDate && one.endDate && formatDateRange(one.startDate, one.endDate),
    [named("hoursPerWeek")]: one.hoursPerWeek && formatRange(one.hoursPerWeek),
    [named("instructionHours")]: one.instructionHoursPerDay?.toString(),
    [named("homeworkHours")]: one.homeworkHoursPerDay && formatRange(one.homeworkHoursPerDay),
    [named("topics")]: new Intl.ListFormat("en-US", { type: "conjunction" }).format(one.topics),
    [named("bootcampWeeks")]: one.bootcampWeeks?.toString(),
    [named("paperPages")]: one.paperPages && formatRange(one.paperPages),
    [named("groupSize")]: one.groupSize && formatRange(one.groupSize),
    [named("meetings")]: one.groupMeetingsPerWeek && formatRange(one.groupMeetingsPerWeek),
    [named("meetingsBegin")]: one.meetingsBegin?.label,
    ...Object.fromEntries((one.deadlines ?? []).map((round) => [named(`deadline.${round.id}`), round.label])),
  }
}

/** Names of the facts that `text` refers to, known or not, in order. */
export function factReferences(text: string): string[] {
  return [...text.matchAll(reference)].map((match) => match[1] ?? "")
}

/**
 * `text` with every `{{fact}}` replaced by its value.
 * @throws Error naming the fact where it is not known; the content check says so earlier and in plainer words
 */
export function resolveFacts(text: string, facts: Facts): string {
  return text.replace(reference, (_, name: string) => {
    const value = facts[name]
    if (value === undefined) throw new Error(`Content refers to the unknown fact {{${name}}}.`)
    return value
  })
}

/** A copy of content with every reference in its texts replaced. Braces are in prose only; the content check sees to that. */
export function withFacts<Content>(content: Content, facts: Facts): Content {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? resolveFacts(value, facts) : value,
  ) as Content
}
