import { formatList, quote } from "../check/format"
import type { ContentProblem } from "../check/problem"
import { checkTexts, isFreeText } from "../check/traverse"
import type { ReportInput, ReportRule } from "./finding"
import { cohortOfProgram, isAboutCohort, mainProgram, withoutReferences } from "./texts"

/** Reports the prices and the date of decisions on aid of programs that are over, and prices in texts that no program has. */
export const findOldPrices: ReportRule = (input) => {
  const { "programs.json": programs, "site.json": site } = input.content
  const facts = [
    ...programs.map(({ id, price }, index) => ({ file: "programs.json", path: [index, "price"], value: price, id })),
    { file: "site.json", path: ["financialAid", "decisions"], value: site.financialAid.decisions, id: mainProgram },
  ]
  const ofLastCohort = facts.flatMap(({ file, path, value, id }) => {
    const cohort = cohortOfProgram(id, input)
    if (value === undefined || !cohort?.isOver) return []
    const message = `is ${JSON.stringify(value)}, as for the ${cohort.name} that ended on ${cohort.endDate}. Write that of the next cohort as soon as it is set.`
    return [{ file, path, message }]
  })
  return [...ofLastCohort, ...pricesInTexts(input)]
}

/** Matches the words around amounts that are not the price of a program. */
const otherAmount = /\b(aid|scholarships?|deposit|fees?|refunds?|prizes?)\b/i

function pricesInTexts({ files, facts }: ReportInput): ContentProblem[] {
  const prices = Object.entries(facts).flatMap(([name, value]) => (name.endsWith(".price") ? [value] : []))
  return checkTexts(files, (text) => {
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
