import { quote } from "../../messages/format"
import type { Content } from "../model"
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
export const findDifferentCounters: ReportRule = ({ content }) => [
  ...differentStats(content),
  ...tooManyCountries(content),
  ...otherHouses(content),
]

const numberWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]

/** Compares "Four houses" in the heading of the houses with their list. */
function otherHouses({ "pages/testimonials.json": { houses, houseList } }: Content) {
  const [words, number = ""] = /\b(\w+) (?:\w+ )?houses\b/i.exec(houses.title) ?? []
  const count = Number(number) || numberWords.indexOf(number.toLowerCase()) + 1
  if (words === undefined || count === 0 || !houseList || count === houseList.length) return []
  const message = `says ${quote(words)}, but "houseList" has ${houseList.length}. Correct one of them.`
  return [{ file: "pages/testimonials.json", path: ["houses", "title"], message }]
}

const differentStats = (content: Content) =>
  content["stats.json"].flatMap(({ name, value, note }, index) =>
    Object.entries(content["site.json"].claims).flatMap(([claim, claimed]) => {
      if (note || !names[claim as keyof typeof names].test(name) || numberIn(claimed) === value) return []
      const message =
        `is ${value}, but ${quote(claim)} in site.json is ${quote(claimed)}. Do they count the same? ` +
        'If so, change one of them. If not, say in "note" what this one counts.'
      return [{ file: "stats.json", path: [index, "value"], message }]
    }),
  )

/** Compares the countries on the map with the claim and with the number in a letter: the map has at least as many. */
function tooManyCountries({ "countries.json": { length }, "site.json": site, "letters.json": letters }: Content) {
  const message = (value: string | number) =>
    `is ${value}, but the map in countries.json has ${length} countries. Correct one of them.`
  const { countries } = site.claims
  const inLetters = letters.map(({ admittedCountries = 0 }, index) => ({
    file: "letters.json",
    path: [index, "admittedCountries"],
    count: admittedCountries,
    message: message(admittedCountries),
  }))
  const inClaim = {
    file: "site.json",
    path: ["claims", "countries"],
    count: numberIn(countries),
    message: message(quote(countries)),
  }
  return length === 0
    ? []
    : [inClaim, ...inLetters].flatMap(({ count, ...finding }) => (count > length ? [finding] : []))
}

/** Returns 27000 for "over 27k". */
function numberIn(text: string): number {
  const [digits = ""] = /\d[\d,]*k?/i.exec(text) ?? []
  return Number(digits.replaceAll(",", "").replace(/k/i, "000"))
}
