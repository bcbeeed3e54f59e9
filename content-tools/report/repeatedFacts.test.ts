import { findingsIn, findingsInText } from "./testing/report"

it("names a text with the name or the address of the site as words", () => {
  expect(findingsInText("repeatedFact", "BLAST AI is online.")).toEqual([
    "repeats the name in site.json. Write {{site.name}}.",
  ])
  expect(findingsInText("repeatedFact", "Write to hello@blast-ai.example.")).toEqual([
    "repeats the address in site.json. Write {{site.email}}.",
  ])
})

it("names a link to the address of the site", () => {
  expect(
    findingsIn("repeatedFact", [["navigation.json", ["footer", 0, "href"], "mailto:hello@blast-ai.example"]]),
  ).toEqual(["navigation.json footer.0.href repeats the address in site.json. Write {{site.email}}."])
})

it.each(["{{site.name}} is online.", "BLAST AIR is another word.", "Write to ohello@blast-ai.example."])(
  "accepts %j",
  (text) => {
    expect(findingsInText("repeatedFact", text)).toEqual([])
  },
)
