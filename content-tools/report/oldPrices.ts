import { formatList, quote } from "../../messages/format"
import { predicate, type ContentMistake } from "../check/mistake"
import { checkTexts } from "../check/checkTexts"
import { withoutReferences } from "../model/facts"
import { isFreeText } from "../model/fields"
import type { ContentPath } from "../model/values"
import type { ReportInput, ReportRule } from "./finding"
import { cohortOfProgram, isAboutCohort, mainProgram } from "./texts"

/**
 * Reports prices and the date of decisions on aid if their program is over, and prices in texts that no program has.
 */
export const findOldPrices: ReportRule = (input) => {
  const { "programs.json": programs, "site.json": site } = input.content
  const pastFact = (file: string, path: ContentPath, value: string | number | undefined, program: string) => {
    const cohort = cohortOfProgram(program, input)
    if (value === undefined || !cohort?.isOver) return []
    const message =
      `is ${JSON.stringify(value)}, as for the ${cohort.name} that ended on ${cohort.endDate}. ` +
      "Write that of the next cohort as soon as it is set."
    return [{ file, path, message }]
  }
  return [
    ...programs.flatMap(({ id, price }, index) => pastFact("programs.json", [index, "price"], price, id)),
    ...pastFact("site.json", ["financialAid", "decisions"], site.financialAid.decisions, mainProgram),
    ...pricesInTexts(input),
  ]
}

/** Matches the words around amounts that are not the price of a program. */
const otherAmount = /\b(aid|scholarships?|deposit|fees?|refunds?|prizes?)\b/i

/** Matches $1,460, 1460 USD and 1,460 dollars. */
const amount = /\$ ?\d[\d,]*\d(?:\.\d\d)?|\b\d[\d,]*\d(?:\.\d\d)? ?(?:USD|dollars)\b/gi

const numberIn = (words: string) => Number(words.replace(/[^\d.]/g, ""))

function pricesInTexts({ files, facts }: ReportInput): ContentMistake[] {
  const prices = Object.entries(facts).flatMap(([name, value]) => (name.endsWith(".price") ? [value] : []))
  const numbers = prices.map(numberIn)
  return checkTexts(files, (text) => {
    if (!isFreeText(text) || !isAboutCohort(text)) return undefined
    const sentences = withoutReferences(text.value).split(/(?<=[.!?])\s/)
    const amounts = sentences
      .filter((sentence) => !otherAmount.test(sentence))
      .flatMap((sentence) => sentence.match(amount) ?? [])
    const wrong = amounts.find((one) => !numbers.includes(numberIn(one)))
    if (!wrong) return undefined
    return predicate`names the price ${quote(wrong)}, but the prices in programs.json are ${formatList(prices)}.
      Write a fact, such as {{research.price}}.`
  })
}
