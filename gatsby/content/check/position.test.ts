import { locateProblems } from "./position"
import type { ContentPath } from "./problem"

const lines = ["[", "  {", '    "id": "a",', '    "links": [{ "href": "/" }, "x"]', "  }", "]"]

it.each<[ContentPath, number, number]>([
  [[], 1, 1],
  [[0], 2, 3],
  [[0, "id"], 3, 5],
  [[0, "links", 0, "href"], 4, 17],
  [[0, "links", 1], 4, 32],
  [[0, "links", 0, "label"], 4, 15],
  [[0, "title", "length"], 2, 3],
  [[7, "id"], 1, 1],
])(
  "returns the line and column of the field or entry %j; if it is missing, those of its group",
  (path, line, column) => {
    for (const text of [lines.join("\n"), lines.join("\r\n")])
      expect(locateProblems([{ file: "faq.json", path, message: "" }], text)[0]?.position).toEqual({ line, column })
  },
)

it.each([
  [[{ id: "a", name: "Ada", title: "Title" }], "Ada"],
  [[{ id: "a", title: "Title", question: "Question?" }], "Title"],
  [[{ id: "a", question: "Question?" }], "Question?"],
  [[{ id: "a", label: "Label" }], "Label"],
  [[{ id: "a", from: "/old" }], "/old"],
  [[{ isoCode: "US", id: "us" }], "us"],
  [[{ isoCode: "US" }], "US"],
  [[{ name: " ", id: "a" }], "a"],
  [[{ name: 5, id: "a" }], "a"],
  [[{ note: "x" }], undefined],
  [[{ name: "x".repeat(40) }], "x".repeat(40)],
  [[{ name: "x".repeat(41) }], `${"x".repeat(39)}…`],
  [[{ name: `${"x".repeat(38)} y z` }], `${"x".repeat(38)}…`],
])("names the entry of %j", (data, name) => {
  const [problem] = locateProblems([{ file: "a.json", path: [0, "x"], message: "" }], JSON.stringify(data))
  expect(problem?.names).toEqual([name, undefined])
})

it("returns the position that a problem has already, and the start of a file that does not exist", () => {
  const position = { line: 3, column: 7 }
  expect(locateProblems([{ file: "a.json", path: [0], message: "", position }], "[1]")[0]?.position).toEqual(position)
  expect(locateProblems([{ file: "a.json", path: [0], message: "" }], undefined)[0]).toMatchObject({
    position: { line: 1, column: 1 },
    names: [],
  })
})
