import { locateProblems } from "./position"
import { formatProblem, problemRecord, problemSentence, type ContentPath } from "./problem"

const text = JSON.stringify(
  [
    { id: "a", name: "Ada" },
    {
      id: "fees",
      name: " ",
      title: "A title of more than forty characters in all, which is cut",
      sections: [{ body: ["x"] }, { title: "Fees" }],
    },
    {},
  ],
  null,
  2,
)

const problemAt = (path: ContentPath) => {
  const [problem] = locateProblems([{ file: "team.json", path, message: "is empty." }], text)
  if (!problem) throw new Error("no problem")
  return problem
}

it.each<[ContentPath, string]>([
  [[0, "role"], 'content/team.json:2:3 (item 1, "Ada"), "role" is empty.'],
  [[0], 'content/team.json:2:3 (item 1, "Ada") is empty.'],
  [[2, "role"], 'content/team.json:21:3 (item 3), "role" is empty.'],
  [
    [1, "sections", 1, "title"],
    'content/team.json:17:9 (item 2, "A title of more than forty characters i…"), "sections" → item 2 ("Fees") → "title" is empty.',
  ],
  [
    [1, "sections", 0, "body", 0],
    'content/team.json:13:11 (item 2, "A title of more than forty characters i…"), "sections" → item 1 → "body" → item 1 is empty.',
  ],
  [["hero", "title"], 'content/team.json:1:1, "hero" → "title" is empty.'],
  [[], "content/team.json:1:1: the file is empty."],
])("names file, line, column, entry and field: %j", (path, line) => {
  expect(formatProblem(problemAt(path))).toBe(line)
})

it("returns a record for tools, whose message does not repeat the place", () => {
  expect(problemRecord(problemAt([0, "role"]))).toEqual({
    file: "content/team.json",
    line: 2,
    column: 3,
    item: 1,
    name: "Ada",
    path: [0, "role"],
    message: '"role" is empty.',
  })
  expect(problemRecord(problemAt(["hero"]))).toEqual({
    file: "content/team.json",
    line: 1,
    column: 1,
    path: ["hero"],
    message: '"hero" is empty.',
  })
  expect(problemRecord(problemAt([0])).message).toBe("is empty.")
})

it("returns a sentence without file and position", () => {
  expect(problemSentence(problemAt([1, "sections", 1, "title"]))).toBe(
    'item 2 ("A title of more than forty characters i…") → "sections" → item 2 ("Fees") → "title" is empty.',
  )
})
