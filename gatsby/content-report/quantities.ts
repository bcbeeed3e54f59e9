/** Finds numbers with the noun of a fact, such as "20+ countries", "6 to 8 pages" or "an 8-week program". */
import type { Facts } from "../content-model/facts"

export interface Quantity {
  index: number
  /** Number and noun as they are written. */
  words: string
  /** The number as it is written, with words such as "nearly". */
  number: string
  /** Comparable form: `27000`, `6–8`. */
  amount: string
}

const numberWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
const oneNumber = String.raw`(?:\d[\d,]*k?|\b(?:${numberWords.join("|")})\b)`
const number = String.raw`(?<![\d.,–$-])(?<number>(?:(?:nearly|almost|over|about|more than|up to) )?${oneNumber}(?: ?(?:–|-|to) ?${oneNumber})?[+%]?)`

/** Matches the noun before or after `#`, the number, by the last part of the fact's name. */
const phrases: Readonly<Record<string, string>> = {
  countries: "# (?:different )?countries",
  highSchools: "# (?:different )?(?:high )?schools",
  acceptedProjects: "# (?:accepted (?:projects|papers)|(?:projects|papers) (?:(?:were|have been) )?accepted)",
  courseLearners: "# (?:learners|students|people)",
  share: "# of (?:our |all |the )?(?:students|participants)",
  hoursPerWeek: "# hours (?:a|per|each|every) week",
  instructionHours: "# hours of (?:instruction|class)",
  homeworkHours: "# hours of homework",
  weeks: "#[- ]weeks? (?:\\w+ )?(?:program|bootcamp|course|plan)\\b",
  bootcampWeeks: "# weeks of bootcamp",
  paperPages: "# pages",
  groupSize: "groups? of #",
  meetings: "# times a week",
}

const patterns = new Map(
  Object.entries(phrases).map(([noun, phrase]) => [noun, new RegExp(phrase.replace("#", number), "gi")]),
)

/** Claims of the whole program. The others are facts of one program, and another number may be right elsewhere. */
export const claims = ["countries", "highSchools", "acceptedProjects", "share"]

/** Returns the last part of a fact's name: `countries` for `claims.countries`. */
export function lastPart(fact: string): string {
  return fact.slice(fact.lastIndexOf(".") + 1)
}

/** Returns the facts that are a number with a noun, by the last part of their names. */
export function quantityFacts(facts: Facts): Map<string, { name: string; value: string; amount: string }[]> {
  const byNoun = new Map<string, { name: string; value: string; amount: string }[]>()
  for (const [name, value] of Object.entries(facts)) {
    const noun = lastPart(name)
    if (patterns.has(noun)) byNoun.set(noun, [...(byNoun.get(noun) ?? []), { name, value, amount: amountOf(value) }])
  }
  return byNoun
}

/** @param noun the last part of a fact's name */
export function quantitiesIn(text: string, noun: string): Quantity[] {
  const pattern = patterns.get(noun)
  return [...(pattern ? text.matchAll(pattern) : [])].map(({ 0: words, index, groups = {} }) => {
    const number = groups["number"] ?? ""
    return { index, words, number, amount: amountOf(number) }
  })
}

/** Returns `27000` for "over 27k", `6–8` for "6 to 8", `2` for "two". */
export function amountOf(text: string): string {
  const numbers = text.toLowerCase().match(new RegExp(oneNumber, "g")) ?? []
  return numbers
    .map((one) => {
      const word = numberWords.indexOf(one)
      return word < 0 ? one.replaceAll(",", "").replace("k", "000") : String(word + 1)
    })
    .join("–")
}
