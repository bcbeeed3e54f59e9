import { datesOf2026, findingsIn, findingsInText, type Change } from "./testing/report"

const lastFacts = {
  "cohort.year": "2025",
  "bootcamp.price": "$900",
  "research.price": "$1,460",
  "aid.decisions": "by early May",
}
const findings = (changes: readonly Change[], today: string) => findingsIn("oldPrice", changes, { today, lastFacts })

it("reports the prices and the aid date of a cohort that is over", () => {
  expect(findings([], "2025-08-12")).toEqual([expect.stringContaining("programs.json 0.price is 960")])
  const remedy = "Write that of the next cohort as soon as it is set."
  expect(findings([], "2025-08-13")).toEqual([
    `programs.json 0.price is 960, as for the AI Bootcamp that ended on 2025-07-15. ${remedy}`,
    `programs.json 1.price is 1460, as for the AI Research Program that ended on 2025-08-12. ${remedy}`,
    `site.json financialAid.decisions is "by early May", as for the AI Research Program that ended on 2025-08-12. ${remedy}`,
  ])
})

it("reports those that the new cohort has from the last one, until the program begins", () => {
  expect(findings(datesOf2026, "2026-01-15")).toEqual([
    "programs.json 1.price is 1460, the same as in 2025. Keep it only if it is right for 2026 too.",
    'site.json financialAid.decisions is "by early May", the same as in 2025. Keep it only if it is right for 2026 too.',
  ])
  const newPrice: Change = ["programs.json", [1, "price"], 1560]
  expect(findings([...datesOf2026, newPrice], "2026-01-15")).toHaveLength(1)
  expect(findings(datesOf2026, "2026-06-16")).toEqual([])
  expect(findingsIn("oldPrice", datesOf2026, { today: "2026-01-15" })).toEqual([])
})

it.each([
  ["It costs $1,400, or $960.", ['names the price "$1,400", but the prices in programs.json are "$960", "$1,460".']],
  ["It costs {{research.price}} or $1,460.", []],
  ["A scholarship of $500. A deposit of $100.", []],
  ["In 2025, for 1,400 people.", []],
])("reports a price in a text that no program has: %j", (text, messages) => {
  const remedy = "Write a fact, such as {{research.price}}."
  expect(findingsInText("oldPrice", text)).toEqual(messages.map((message) => `${message} ${remedy}`))
})

it.each<[price: number, earlier: unknown[], reported: boolean]>([
  [14600, [1400], true],
  [14600, [14600, undefined, 1400], true],
  [146, [1400], true],
  [1460, [14600, 1460], false],
  [2920, [1460], false],
  [1460, [1460], false],
  [1460, [], false],
])("reports a price that is far from each earlier one: %d after %j", (price, earlier, isReported) => {
  const earlierPrograms = earlier.map((one) => ({ id: "research", price: one }))
  const lines = findingsIn("oldPrice", [["programs.json", [1, "price"], price]], { earlierPrograms })
  const line = `programs.json 1.price is ${price}, but was 1400 before. Keep it only if it is right.`
  expect(lines.filter((one) => one.includes("before"))).toEqual(isReported ? [line] : [])
})

it("does not report a price that was just changed as that of the last cohort", () => {
  const changes: Parameters<typeof findingsIn>[1] = [["programs.json", [1, "price"], 14600]]
  const earlierPrograms = [{ id: "research", price: 1460 }]
  const lines = findingsIn("oldPrice", changes, { today: "2026-01-15", earlierPrograms })
  expect(lines.filter((line) => line.startsWith("programs.json 1.price"))).toEqual([
    expect.stringContaining("but was 1460 before"),
  ])
})
