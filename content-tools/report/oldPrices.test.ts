import { findingsIn, findingsInText } from "./testing/report"

it("reports the prices and the aid date of a cohort that is over", () => {
  expect(findingsIn("oldPrice", [], { today: "2025-08-12" })).toEqual([
    expect.stringContaining("programs.json 0.price is 960"),
  ])
  const remedy = "Write that of the next cohort as soon as it is set."
  expect(findingsIn("oldPrice", [], { today: "2025-08-13" })).toEqual([
    `programs.json 0.price is 960, as for the AI Bootcamp that ended on 2025-07-15. ${remedy}`,
    `programs.json 1.price is 1460, as for the AI Research Program that ended on 2025-08-12. ${remedy}`,
    `site.json financialAid.decisions is "by early May", as for the AI Research Program that ended on 2025-08-12. ${remedy}`,
  ])
})

it.each([
  ["It costs $1,400, or $960.", ['names the price "$1,400", but the prices in programs.json are "$960", "$1,460".']],
  ["It costs {{research.price}} or $1,460.", []],
  ["It costs 1400 USD.", ['names the price "1400 USD", but the prices in programs.json are "$960", "$1,460".']],
  ["Or 1,400 dollars.", ['names the price "1,400 dollars", but the prices in programs.json are "$960", "$1,460".']],
  ["It costs 1460 USD.", []],
  ["A scholarship of $500. A deposit of $100.", []],
  ["In 2025, for 1,400 people.", []],
])("reports a price in a text that no program has: %j", (text, messages) => {
  const remedy = "Write a fact, such as {{research.price}}."
  expect(findingsInText("oldPrice", text)).toEqual(messages.map((message) => `${message} ${remedy}`))
})
