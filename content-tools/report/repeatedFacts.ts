import { predicate } from "../check/mistake"
import { checkTexts } from "../check/traverse"
import type { ReportRule } from "./finding"

/** Reports texts and links with the name or the email address of the site as words, which would keep the old ones. */
export const findRepeatedFacts: ReportRule = ({ files, facts }) =>
  checkTexts(files, ({ value, role }) => {
    if (role !== "prose" && role !== "link") return undefined
    const name = ["site.name", "site.email"].find((fact) => repeats(value, facts[fact] ?? ""))
    if (name === undefined) return undefined
    return predicate`repeats ${name === "site.name" ? "the name" : "the address"} in site.json. Write {{${name}}}.`
  })

/** Whether a text has a fact as whole words. A name that may be a common word, such as "Compass", is not compared. */
function repeats(text: string, fact: string): boolean {
  const index = text.indexOf(fact)
  if (index < 0 || !/[\s\d@]|\S[A-Z]/.test(fact)) return false
  const around = text.slice(Math.max(0, index - 1), index) + text.slice(index + fact.length).slice(0, 1)
  return !/[\p{L}\p{N}@]/u.test(around)
}
