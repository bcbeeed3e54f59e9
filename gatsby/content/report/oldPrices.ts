import { formatList, quote } from "../check/format"
import type { ContentPath, ContentProblem } from "../check/problem"
import { entriesOf, isFreeText, valueAt } from "../check/traverse"
import type { ReportInput, ReportRule } from "./finding"
import { cohortOfProgram, findInTexts, isAboutCohort, mainProgram, withoutReferences } from "./texts"

/** Reports prices and the date of decisions on aid that are those of the last cohort, and other prices in texts. */
export const findOldPrices: ReportRule = (input) => [
  ...(entriesOf(input.content, "programs.json") ?? []).flatMap(({ id }, index) =>
    lastCohortsFact(input, "programs.json", [index, "price"], `${String(id)}.price`, String(id)),
  ),
  ...lastCohortsFact(input, "site.json", ["financialAid", "decisions"], "aid.decisions", mainProgram),
  ...pricesInTexts(input),
]

/** Reports a fact if its program is over, or if the last cohort had the same fact and the program has not begun. */
function lastCohortsFact(
  input: ReportInput,
  file: string,
  path: ContentPath,
  fact: string,
  program: string,
): ContentProblem[] {
  const { content, facts, lastFacts, today } = input
  const value = valueAt(content.find((one) => one.file.path === file)?.data, path)
  const cohort = cohortOfProgram(program, input)
  if (value === undefined || !cohort) return []
  const found = `is ${JSON.stringify(value)}`
  if (cohort.isOver) {
    const message = `${found}, as for the ${cohort.name} that ended on ${cohort.endDate}. Write that of the next cohort as soon as it is set.`
    return [{ file, path, message }]
  }
  if (cohort.startDate <= today || facts[fact] !== lastFacts[fact]) return []
  const message = `${found}, the same as in ${lastFacts["cohort.year"]}. Keep it only if it is right for ${cohort.firstYear} too.`
  return [{ file, path, message }]
}

/** Matches the words around amounts that are not the price of a program. */
const otherAmount = /\b(aid|scholarships?|deposit|fees?|refunds?|prizes?)\b/i

function pricesInTexts({ content, facts }: ReportInput): ContentProblem[] {
  const prices = Object.entries(facts).flatMap(([name, value]) => (name.endsWith(".price") ? [value] : []))
  return findInTexts(content, (text) => {
    if (!isFreeText(text) || !isAboutCohort(text)) return undefined
    const sentences = withoutReferences(text.value).split(/(?<=[.!?])\s/)
    const amounts = sentences
      .filter((sentence) => !otherAmount.test(sentence))
      .flatMap((sentence) => sentence.match(/\$ ?\d[\d,]*\d(?:\.\d\d)?/g) ?? [])
    const wrong = amounts.find((amount) => !prices.includes(amount))
    return (
      wrong &&
      `names the price ${quote(wrong)}, but the prices in programs.json are ${formatList(prices)}. Write a fact, such as {{research.price}}.`
    )
  })
}
