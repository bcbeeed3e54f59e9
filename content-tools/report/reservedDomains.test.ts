import { findingsIn, findingsInText } from "./testing/report"

it.each([
  "Write to hello@blast-ai.example.",
  "See https://www.example.org/papers/1",
  "See https://a.b.example.com",
  "On school.test or at localhost.localhost",
])("reports the address in %j", (text) => {
  expect(findingsInText("reservedDomain", text)).toEqual([
    expect.stringMatching(/^has ".+", which cannot exist: it is made up\. Put in the real address\.$/),
  ])
})

it.each(["For example.", "A test.", "example.org.uk", "https://counterexample.org", "See tests.examples.org"])(
  "reports nothing in %j",
  (text) => expect(findingsInText("reservedDomain", text)).toEqual([]),
)

it("reports the address of the site once, and no placeholder and no sample entry", () => {
  const lines = findingsIn("reservedDomain")
  expect(lines).toContainEqual(expect.stringMatching(/^site\.json email has "blast-ai\.example"/))
  expect(lines.filter((line) => /^(sections|team|publications|research-highlights)\.json/.test(line))).toEqual([])
})

it("reports no former address of the site, because it may no longer appear", () => {
  const lines = findingsIn("reservedDomain", [["site.json", ["formerNames"], ["old@compass.example"]]])
  expect(lines.filter((line) => line.includes("formerNames"))).toEqual([])
})
