import { locateMistakes } from "./position"
import { formatAnnotation, formatMistake } from "./mistake"
import type { ContentPath } from "../model/values"

const text = JSON.stringify(
  [
    { id: "a", name: "Ada" },
    { id: "fees", name: " ", title: "All fees", sections: [{ body: ["x"] }, { label: "Fees" }] },
    {},
  ],
  null,
  2,
)

const mistakeAt = (path: ContentPath, file = text) => {
  const [mistake] = locateMistakes([{ file: "team.json", path, message: "is empty." }], new Map([["team.json", file]]))
  if (!mistake) throw new Error("no mistake")
  return mistake
}

it.each<[ContentPath, string]>([
  [[0, "name"], 'content/team.json:4:5 (item 1, "Ada"), "name" is empty.'],
  [[0, "role"], 'content/team.json:2:3 (item 1, "Ada"), "role" is empty.'],
  [[0], 'content/team.json:2:3 (item 1, "Ada") is empty.'],
  [[2, "role"], 'content/team.json:21:3 (item 3), "role" is empty.'],
  [[7, "role"], 'content/team.json:1:1 (item 8), "role" is empty.'],
  [
    [1, "sections", 1, "title"],
    'content/team.json:16:7 (item 2, "All fees"), "sections" → item 2 ("Fees") → "title" is empty.',
  ],
  [
    [1, "sections", 0, "body", 0],
    'content/team.json:13:11 (item 2, "All fees"), "sections" → item 1 → "body" → item 1 is empty.',
  ],
  [["hero", "title"], 'content/team.json:1:1, "hero" → "title" is empty.'],
  [[], "content/team.json:1:1: the file is empty."],
])(
  "names file, line, column, entry and field at %j; the line of a missing field is that of its group",
  (path, line) => {
    for (const file of [text, text.replaceAll("\n", "\r\n")]) expect(formatMistake(mistakeAt(path, file))).toBe(line)
  },
)

it.each([
  [{ id: "a", name: "Ada", title: "Title" }, "Ada"],
  [{ id: "a", question: "Question?" }, "Question?"],
  [{ id: "a", from: "/old" }, "/old"],
  [{ isoCode: "US", id: "us" }, "us"],
  [{ name: 5, isoCode: "US" }, "US"],
  [{ note: "x" }, undefined],
])("names the entry %j", (entry, name) => {
  expect(mistakeAt([0], JSON.stringify([entry])).names).toEqual([name])
})

it("formats a mistake as a workflow command, with reserved characters escaped", () => {
  const mistake = {
    file: "a,b:c.json",
    path: [0, "share"],
    position: { line: 12, column: 3 },
    message: "is 30%,\r\nor: so.",
  }
  expect(formatAnnotation("content", mistake)).toBe(
    '::error file=content/a%2Cb%3Ac.json,line=12,col=3::item 1 → "share" is 30%25,%0D%0Aor: so.',
  )
})
