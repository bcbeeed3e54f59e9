import type { ContentPath } from "../problem"
import { messagesForFiles, replaced, validContent } from "../testContent"

const only = ["site.json", "programs.json", "letters.json", "timelines.json", "documents.json"]
const linesFor = (file: string, path: ContentPath, value: unknown) =>
  messagesForFiles({ [file]: replaced(validContent[file], path, value) }, { only })
const words = 'has "漢", which the font of the documents does not have.'

it("reports a character that the font lacks, in a document and in a plan", () => {
  expect(linesFor("documents.json", [1, "intro"], "Łódź 漢")).toEqual([expect.stringContaining(`"intro" ${words}`)])
  expect(linesFor("timelines.json", [0, "items", 0, "topic"], "漢")).toEqual([
    expect.stringContaining(`"topic" ${words}`),
  ])
})

it("reports a character in the value of a fact at each document that refers to the fact", () => {
  const lines = linesFor("programs.json", [1, "name"], "漢")
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).toMatch(/^content\/documents\.json .* has "漢", which the font/)
})

it("reports an unknown fact in a document once", () => {
  expect(linesFor("documents.json", [1, "intro"], "For {{nobody.price}}")).toEqual([
    expect.stringContaining("which does not exist"),
  ])
})
