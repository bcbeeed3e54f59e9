import { formatList, quote } from "../content-check/format"
import { entriesOf, valueAt } from "../content-check/traverse"
import type { ReportInput, ReportRule } from "./finding"
import { pricesIn } from "./prices"
import { amountOf, claims, lastPart, quantitiesIn, quantityFacts } from "./quantities"
import { isAboutCohort, isFreeText, problemAt, textsOf, withoutReferences, type TextField } from "./texts"

/** Reports numbers, prices and mail addresses that differ from the fact of the same name. They may count different things. */
export const findDifferences: ReportRule = (input) => [
  ...textsOf(input.content).flatMap((field) =>
    differencesIn(field, input).map((message) =>
      problemAt(field, `${message} Change one of them if they mean the same.`),
    ),
  ),
  ...differentStats(input),
]

function differencesIn(field: TextField, { facts }: ReportInput): string[] {
  const address = /^mailto:([^?]*)/.exec(field.value)?.[1]
  const email = facts["site.email"]
  if (field.role === "link" && address !== undefined && email !== undefined && address !== email)
    return [`writes to ${quote(address)}, but the address in site.json is ${quote(email)}.`]
  if (!isFreeText(field) || !isAboutCohort(field)) return []
  const text = withoutReferences(field.value)
  return [...differentClaims(text, facts), ...differentPrices(text, facts)]
}

/** A smaller number is rather that of a group or a project than a claim of the whole program. */
const minClaim = 10

function differentClaims(text: string, facts: ReportInput["facts"]): string[] {
  const known = quantityFacts(facts)
  return claims.flatMap((noun) => {
    const values = known.get(noun) ?? []
    return quantitiesIn(text, noun)
      .filter(({ amount }) => Number(amount) >= minClaim && values.every((fact) => fact.amount !== amount))
      .flatMap(({ words }) => {
        const facts = values.map(({ name, value }) => `{{${name}}} is ${value}`)
        return facts.length > 0 ? [`says ${quote(words)}, but ${facts.join(" and ")}.`] : []
      })
  })
}

/** Reads only sentences about the price, because other sentences name other amounts, such as a scholarship. */
function differentPrices(text: string, facts: ReportInput["facts"]): string[] {
  const prices = Object.keys(facts)
    .filter((name) => lastPart(name) === "price")
    .map((name) => facts[name] ?? "")
  const known = prices.map((price) => pricesIn(price)[0]?.amount)
  if (prices.length === 0) return []
  return text
    .split(/(?<=[.!?])\s/)
    .filter(
      (sentence) =>
        /\b(costs?|prices?|tuition)\b/i.test(sentence) && !/\b(aid|scholarships?|deposit|fees?)\b/i.test(sentence),
    )
    .flatMap(pricesIn)
    .filter(({ hasCurrency, amount }) => hasCurrency && !known.includes(amount))
    .map(({ words }) => `names the price ${quote(words)}, but the prices in programs.json are ${formatList(prices)}.`)
}

/** Matches the name of a number in stats.json that counts the same as a claim in site.json. */
const statNames: Readonly<Record<string, RegExp>> = {
  countries: /\bcountries\b/i,
  highSchools: /\bschools\b/i,
  acceptedProjects: /\baccepted\b/i,
  courseLearners: /\blearners\b/i,
}

function differentStats({ content }: ReportInput) {
  const site = content.find(({ file }) => file.path === "site.json")?.data
  return (entriesOf(content, "stats.json") ?? []).flatMap(({ name, value }, index) =>
    Object.entries(statNames).flatMap(([claim, pattern]) => {
      const claimed = valueAt(site, ["claims", claim])
      if (!pattern.test(String(name)) || typeof claimed !== "string" || amountOf(claimed) === String(value)) return []
      const message = `is ${String(value)}, but ${quote(claim)} in site.json is ${quote(claimed)}. Change one of them if they mean the same.`
      return [{ file: "stats.json", path: [index, "value"], message }]
    }),
  )
}
