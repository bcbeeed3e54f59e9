import { findingsIn, type Change } from "./testing/report"

const claim = (highSchools: string): Change => ["site.json", ["claims", "highSchools"], highSchools]
const counter = (value: number): Change => ["stats.json", [0, "value"], value]
/** A step with which each number of these tests counts for less than five seconds. */
const step: Change = ["stats.json", [0, "speed"], 300]

it("reports a counter that differs from the claim of the same name", () => {
  expect(findingsIn("difference", [counter(200), claim("250+")])).toEqual([
    'stats.json 0.value is 200, but "highSchools" in site.json is "250+". Do they count the same? ' +
      'If so, change one of them. If not, say in "note" what this one counts.',
  ])
})

it("accepts another number if a note says what it counts", () => {
  const note: Change = ["stats.json", [0, "note"], "Schools of the summer of 2024."]
  expect(findingsIn("difference", [counter(200), claim("250+"), note])).toEqual([])
})

it.each([
  [250, "250+"],
  [27_000, "over 27k"],
  [1_200, "1,200"],
])("accepts %i beside %j", (value, words) => {
  expect(findingsIn("difference", [counter(value), step, claim(words)])).toEqual([])
})

it("reports more countries in the claim or in a letter than on the map", () => {
  const many: readonly Change[] = [
    ["site.json", ["claims", "countries"], "200+"],
    ["letters.json", [0, "admittedCountries"], 190],
  ]
  const lines = findingsIn("difference", many)
  expect(lines).toContainEqual(
    expect.stringMatching(/^site\.json claims\.countries is "200\+", but the map .+ has \d+ c/),
  )
  expect(lines).toContainEqual(expect.stringMatching(/^letters\.json 0\.admittedCountries is 190, but the map/))
  expect(findingsIn("difference", [["site.json", ["claims", "countries"], "2+"]]).join()).not.toContain("the map")
})

it.each([
  [
    "Five student houses",
    ['pages/testimonials.json houses.title says "Five student houses", but "houseList" has 1. Correct one of them.'],
  ],
  ["One house", []],
  ["The houses", []],
])("compares the heading %j with the list of houses", (title, findings) => {
  const houses: readonly Change[] = [
    ["pages/testimonials.json", ["houses", "title"], title],
    ["pages/testimonials.json", ["houseList"], [{ name: "Kernel", motto: "Small steps", namesake: "A kernel" }]],
  ]
  expect(findingsIn("difference", houses).filter((line) => line.includes("house"))).toEqual(findings)
})
