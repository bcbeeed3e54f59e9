import { findingsIn, type Change } from "./testReport"

const claims: Change = [
  "site.json",
  ["claims"],
  { countries: "20+", highSchools: "250+", acceptedProjects: "nearly 20", courseLearners: "over 27k" },
]
const findings = (change: Change) =>
  findingsIn("difference", [claims, change]).filter((line) => line.startsWith(`${change[0]} ${change[1].join(".")}`))
const remedy = "Change one of them if they mean the same."

it("reports a number of stats.json that differs from the claim", () => {
  const value: Change = ["stats.json", [0, "value"], 200]
  expect(findings(value)).toEqual([`stats.json 0.value is 200, but "highSchools" in site.json is "250+". ${remedy}`])
  expect(findings(["stats.json", [0, "value"], 250])).toEqual([])
  expect(findingsIn("difference", [claims, ["stats.json", [0, "name"], "Mentors"]])).toEqual([])
})

it.each([
  ["From 25 countries.", 'says "25 countries", but {{claims.countries}} is 20+ and {{letter.countries}} is 16.'],
  ["40% of students get aid.", 'says "40% of students", but {{aid.share}} is 30%.'],
  ["30 projects were accepted.", 'says "30 projects were accepted", but {{claims.acceptedProjects}} is nearly 20.'],
  ["It costs $1,500.", 'names the price "$1,500", but the prices in programs.json are "$960", "$1,460".'],
])("reports %j", (text, message) => {
  expect(findings(["faq.json", [0, "answer"], text])).toEqual([`faq.json 0.answer ${message} ${remedy}`])
})

it("reports a number in a heading", () => {
  expect(findings(["pages/home.json", ["community", "title"], "25+ countries"])).toHaveLength(1)
})

it.each([
  "From 20 countries and from 16 countries.",
  "Two groups from 3 countries.",
  "It costs $1,460 or $960.",
  "A scholarship of $500. The price is less with a deposit of $100.",
  "From {{claims.countries}} countries.",
])("accepts %j", (text) => {
  expect(findings(["faq.json", [0, "answer"], text])).toEqual([])
})

it("reports a mail link to another address", () => {
  const link = (href: string): Change => ["navigation.json", ["footer", 0, "href"], href]
  expect(findings(link("mailto:old@example.org?subject=Hi"))).toEqual([
    `navigation.json footer.0.href writes to "old@example.org", but the address in site.json is "hello@blast-ai.example". ${remedy}`,
  ])
  expect(findings(link("mailto:hello@blast-ai.example?subject=Hi"))).toEqual([])
})
