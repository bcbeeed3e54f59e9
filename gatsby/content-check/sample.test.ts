import { linesOf } from "./testContent"

const only = ["publications.json", "documents.json", "forms.json"]
const publications = [{ id: "a", title: "Cracks", linkKind: "paper", link: "pending", sample: true }]

it("lets made-up entries pass where they are not forbidden", () => {
  expect(linesOf({ "publications.json": publications }, { only })).toEqual([])
})

it("names each made-up entry where they are forbidden", () => {
  const lines = linesOf({ "publications.json": publications }, { only, forbidSample: true })
  expect(lines.slice(0, 2)).toEqual([
    'content/publications.json → item 1 → "sample" is true: "Cracks" is made up. Put in the real entry and remove this line.',
    expect.stringMatching(/^content\/documents\.json → item 1 → "sample" is true: /),
  ])
})
