import { messagesForFiles } from "./testContent"

const only = ["publications.json", "documents.json", "forms.json"]
const publications = [{ id: "a", title: "Cracks", linkKind: "paper", link: "pending", sample: true }]

it("accepts made-up entries by default", () => {
  expect(messagesForFiles({ "publications.json": publications }, { only })).toEqual([])
})

it("reports each made-up entry if they are forbidden", () => {
  const lines = messagesForFiles({ "publications.json": publications }, { only, forbidSample: true })
  expect(lines.slice(0, 2)).toEqual([
    'content/publications.json (item 1), "sample" is true: "Cracks" is made up. Put in the real entry and remove this line.',
    expect.stringMatching(/^content\/documents\.json \(item 1\), "sample" is true: /),
  ])
})
