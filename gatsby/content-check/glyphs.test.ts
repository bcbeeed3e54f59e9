import { messagesForFiles, fixtureEntries, replaced, validContent } from "./testContent"

const only = ["site.json", "programs.json", "letters.json", "timelines.json", "documents.json"]
const sentence = 'has "漢", which the font of the documents does not have. Write it in Latin letters.'

it("reports a character that the font lacks", () => {
  expect(
    messagesForFiles({ "documents.json": replaced(validContent["documents.json"], [1, "intro"], "Łódź 漢") }, { only }),
  ).toEqual([`content/documents.json (item 2), "intro" ${sentence}`])
})

it("reports a missing character in the value of a fact and in a timeline that a document prints", () => {
  const sections = [{ title: "Plan", body: ["{{research.name}}"], timeline: "bootcamp-4-weeks" }]
  const items = [{ title: "Week 1", topic: "漢", content: "A topic." }]
  const lines = messagesForFiles(
    {
      "documents.json": fixtureEntries("documents.json").map((document) => ({
        ...document,
        intro: "Words.",
        sections,
      })),
      "timelines.json": fixtureEntries("timelines.json").map(({ id }) => ({ id, title: `Plan ${String(id)}`, items })),
      "programs.json": replaced(validContent["programs.json"], [1, "name"], "漢"),
    },
    { only },
  )
  const plan = fixtureEntries("timelines.json").findIndex(({ id }) => id === "bootcamp-4-weeks")
  expect(lines).toEqual([
    `content/timelines.json (item ${plan + 1}), "items" → item 1 → "topic" ${sentence}`,
    ...[1, 2, 3, 4].map(
      (item) => `content/documents.json (item ${item}), "sections" → item 1 → "body" → item 1 ${sentence}`,
    ),
  ])
})
