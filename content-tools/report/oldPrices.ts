import { formatList, quote } from "../../messages/format"
import { predicate, type ContentMistake, type ContentPath } from "../check/mistake"
import { checkTexts, isFreeText } from "../check/traverse"
import type { ReportInput, ReportRule } from "./finding"
import { cohortOfProgram, isAboutCohort, mainProgram, withoutReferences } from "./texts"

interface Fact {
  file: string
  path: ContentPath
  value: string | number | undefined
  /** Name of the fact, such as `research.price`. */
  name: string
  program: string
}

/** Reports prices and the date of decisions on aid that are those of the last cohort, and other prices in texts. */
export const findOldPrices: ReportRule = (input) => {
  const { "programs.json": programs, "site.json": site } = input.content
  const facts: Fact[] = programs.map(({ id, price }, index) => {
    return { file: "programs.json", path: [index, "price"], value: price, name: `${id}.price`, program: id }
  })
  const { decisions } = site.financialAid
  const path = ["financialAid", "decisions"]
  facts.push({ file: "site.json", path, value: decisions, name: "aid.decisions", program: mainProgram })
  const unlikely = unlikelyPrices(input)
  // A price that was just changed is not that of the last cohort.
  const unchanged = facts.filter((fact) => !unlikely.some((one) => one.file === fact.file && isEqualPath(one, fact)))
  return [...unchanged.flatMap((fact) => lastCohortsFact(fact, input)), ...pricesInTexts(input), ...unlikely]
}

const isEqualPath = (one: { path?: ContentPath }, other: { path?: ContentPath }) =>
  String(one.path) === String(other.path)

/** A price that is more times as high or as low as before has rather a digit too many or too few. */
const maxFactor = 5

/** Reports a price that is far from each earlier one. A corrected mistake was an earlier price too. */
function unlikelyPrices({ content, earlierPrograms }: ReportInput): ContentMistake[] {
  return content["programs.json"].flatMap(({ id, price }, index) => {
    const known = earlierPrograms.flatMap((one) => (one["id"] === id ? [one["price"]] : []))
    const changed = known.findIndex((one) => one !== price)
    const earlier = known.slice(changed).filter((one): one is number => typeof one === "number")
    const isFar = (one: number) => price !== undefined && (price > one * maxFactor || price < one / maxFactor)
    if (changed < 0 || earlier.length === 0 || !earlier.every(isFar)) return []
    const message = `is ${price}, but was ${earlier[0]} before. Keep it only if it is right.`
    return [{ file: "programs.json", path: [index, "price"], message }]
  })
}

/** Reports a fact if its program is over, or if the last cohort had the same fact and the program has not begun. */
function lastCohortsFact({ file, path, value, name, program }: Fact, input: ReportInput): ContentMistake[] {
  const { facts, lastFacts, today } = input
  const cohort = cohortOfProgram(program, input)
  if (value === undefined || !cohort) return []
  const found = `is ${JSON.stringify(value)}`
  if (cohort.isOver) {
    const message = `${found}, as for the ${cohort.name} that ended on ${cohort.endDate}. Write that of the next cohort as soon as it is set.`
    return [{ file, path, message }]
  }
  if (cohort.startDate <= today || facts[name] !== lastFacts[name]) return []
  const message = `${found}, the same as in ${lastFacts["cohort.year"]}. Keep it only if it is right for ${cohort.firstYear} too.`
  return [{ file, path, message }]
}

/** Matches the words around amounts that are not the price of a program. */
const otherAmount = /\b(aid|scholarships?|deposit|fees?|refunds?|prizes?)\b/i

function pricesInTexts({ files, facts }: ReportInput): ContentMistake[] {
  const prices = Object.entries(facts).flatMap(([name, value]) => (name.endsWith(".price") ? [value] : []))
  return checkTexts(files, (text) => {
    if (!isFreeText(text) || !isAboutCohort(text)) return undefined
    const sentences = withoutReferences(text.value).split(/(?<=[.!?])\s/)
    const amounts = sentences
      .filter((sentence) => !otherAmount.test(sentence))
      .flatMap((sentence) => sentence.match(/\$ ?\d[\d,]*\d(?:\.\d\d)?/g) ?? [])
    const wrong = amounts.find((amount) => !prices.includes(amount))
    if (!wrong) return undefined
    return predicate`names the price ${quote(wrong)}, but the prices in programs.json are ${formatList(prices)}. Write a fact, such as {{research.price}}.`
  })
}
