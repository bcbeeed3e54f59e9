import { findingsIn, findingsInText, type Change } from "./testing/report"

it("names a text with the name or the address of the site as words", () => {
  expect(findingsInText("repeatedFact", "BLAST AI is online.")).toEqual([
    "repeats the name in site.json. Write {{site.name}}.",
  ])
  expect(findingsInText("repeatedFact", "Write to hello@blast-ai.example.")).toEqual([
    "repeats the address in site.json. Write {{site.email}}.",
  ])
})

it.each([
  ["The research program costs $1,460.", "$1,460", "research.price"],
  ["The bootcamp begins on June 17.", "June 17", "bootcamp.startDate"],
  ["Apply by February 28 for the early round.", "February 28", "research.deadline.early"],
  ["We decide by early May.", "by early May", "aid.decisions"],
  ["Meetings are at 8 by the clock in Los Angeles.", "Los Angeles", "research.city"],
  ["Over 27k people took the course.", "over 27k", "claims.courseLearners"],
])("names the fact that %j has in words", (text, words, fact) => {
  expect(findingsInText("repeatedFact", text)).toEqual([
    `repeats "${words}" in words, which stay when it changes. Write {{${fact}}}.`,
  ])
})

it("accepts a number that is a fact by chance, and a fact of what people did", () => {
  expect(findingsInText("repeatedFact", "Read 2–3 papers, keep 30% of 4 files, and have 20+ ideas.")).toEqual([])
  expect(findingsInText("repeatedFact", "Our office is in Los Angeles.")).toEqual([])
  expect(findingsIn("repeatedFact", [["testimonials.json", [0, "text"], "It cost $1,460."]])).toEqual([])
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

const renamed: Change = ["site.json", ["formerNames"], ["Compass", "old@compass.example"]]

it.each([
  ["programs.json", [0, "courseCode"], "COMPASS-BOOTCAMP-2025", "Compass"],
  ["forms.json", [0, "title"], "Compass application", "Compass"],
  ["faq.json", [0, "answer"], "Encompass old@compass.example.", "old@compass.example"],
  ["navigation.json", ["footer", 0, "href"], "https://compass.example/", "Compass"],
])("names in %s at %j the text %j with a former name", (file, path, text, former) => {
  expect(findingsIn("repeatedFact", [renamed, [file, path, text]])).toEqual([
    `${file} ${path.join(".")} has "${former}", one of the "formerNames" in site.json. Write what is true now, as a fact if there is one.`,
  ])
})

it.each(["An encompassing {{site.name}}.", "Compassion"])("accepts %j beside a former name", (text) => {
  expect(findingsIn("repeatedFact", [renamed, ["faq.json", [0, "answer"], text]])).toEqual([])
})

it("accepts a former name in the path of another site", () => {
  const link = "https://videos.example/compass/1"
  expect(findingsIn("repeatedFact", [renamed, ["navigation.json", ["footer", 0, "href"], link]])).toEqual([])
})

it("accepts a former name in an old address that redirects, and names one in its note", () => {
  const redirect: Change = ["redirects.json", [0], { from: "/compass", toPath: "/apply/", note: "Old Compass link." }]
  expect(findingsIn("repeatedFact", [renamed, redirect])).toEqual([
    expect.stringMatching(/^redirects\.json 0\.note has "Compass"/),
  ])
})
