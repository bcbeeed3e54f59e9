import { linesOf, listOf, replaced, validContent } from "./testContent"

const only = ["site.json", "programs.json", "letters.json", "timelines.json", "documents.json"]
const sentence = 'has "漢", which the typeface of the documents does not have. Write it in Latin letters.'

it("names a character that the documents cannot print", () => {
  expect(
    linesOf({ "documents.json": replaced(validContent["documents.json"], [1, "intro"], "Łódź 漢") }, { only }),
  ).toEqual([`content/documents.json → item 2 → "intro" ${sentence}`])
})

it("names it in the words of a fact and of a plan that is printed", () => {
  const sections = [{ title: "Plan", body: ["{{research.name}}"], timeline: "bootcamp-4-weeks" }]
  const items = [{ title: "Week 1", topic: "漢", content: "A topic." }]
  const lines = linesOf(
    {
      "documents.json": listOf("documents.json").map((one) => ({ ...one, intro: "Words.", sections })),
      "timelines.json": listOf("timelines.json").map(({ id }) => ({ id, title: "Plan", items })),
      "programs.json": replaced(validContent["programs.json"], [1, "name"], "漢"),
    },
    { only },
  )
  const plan = listOf("timelines.json").findIndex(({ id }) => id === "bootcamp-4-weeks")
  expect(lines).toEqual([
    `content/timelines.json → item ${plan + 1} → "items" → item 1 → "topic" ${sentence}`,
    ...[1, 2, 3, 4].map(
      (item) => `content/documents.json → item ${item} → "sections" → item 1 → "body" → item 1 ${sentence}`,
    ),
  ])
})
