import { quote } from "../../messages/format"
import type { ReportRule } from "./finding"

/** Matches the name of a number in stats.json that counts the same as a claim in site.json. */
const names = {
  countries: /\bcountries\b/i,
  highSchools: /\bschools\b/i,
  acceptedProjects: /\baccepted\b/i,
  courseLearners: /\blearners\b/i,
} as const

/**
 * Asks about counters that differ from the claim of the same name. They may count different things, which a note then
 * says.
 */
export const findDifferentCounters: ReportRule = ({ content }) =>
  content["stats.json"].flatMap(({ name, value, note }, index) =>
    Object.entries(content["site.json"].claims).flatMap(([claim, claimed]) => {
      if (note || !names[claim as keyof typeof names].test(name) || numberIn(claimed) === value) return []
      const message =
        `is ${value}, but ${quote(claim)} in site.json is ${quote(claimed)}. Do they count the same? ` +
        'If so, change one of them. If not, say in "note" what this one counts.'
      return [{ file: "stats.json", path: [index, "value"], message }]
    }),
  )

/** Returns 27000 for "over 27k". */
function numberIn(text: string): number {
  const [digits = ""] = /\d[\d,]*k?/i.exec(text) ?? []
  return Number(digits.replaceAll(",", "").replace(/k/i, "000"))
}
