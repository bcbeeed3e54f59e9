import { quote } from "../check/format"
import { entriesOf, valueAt } from "../check/traverse"
import type { ReportRule } from "./finding"

/** Matches the name of a number in stats.json that counts the same as a claim in site.json. */
const names: Readonly<Record<string, RegExp>> = {
  countries: /\bcountries\b/i,
  highSchools: /\bschools\b/i,
  acceptedProjects: /\baccepted\b/i,
  courseLearners: /\blearners\b/i,
}

/** Reports counters that differ from the claim of the same name. They may count different things. */
export const findDifferentCounters: ReportRule = ({ content }) => {
  const site = content.find(({ file }) => file.path === "site.json")?.data
  return (entriesOf(content, "stats.json") ?? []).flatMap(({ name, value }, index) =>
    Object.entries(names).flatMap(([claim, pattern]) => {
      const claimed = valueAt(site, ["claims", claim])
      if (!pattern.test(String(name)) || typeof claimed !== "string" || numberIn(claimed) === value) return []
      const message = `is ${String(value)}, but ${quote(claim)} in site.json is ${quote(claimed)}. Change one of them if they mean the same.`
      return [{ file: "stats.json", path: [index, "value"], message }]
    }),
  )
}

/** Returns 27000 for "over 27k". */
function numberIn(text: string): number {
  const [digits = ""] = /\d[\d,]*k?/i.exec(text) ?? []
  return Number(digits.replaceAll(",", "").replace(/k/i, "000"))
}
