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
  "returns the line and column of the field or entry %j, or of the group that it is missing in",
  (path, line, column) => {
    for (const text of [lines.join("\n"), lines.join("\r\n")])
      expect(locateProblems([{ file: "faq.json", path, message: "" }], text)[0]?.position).toEqual({ line, column })
  },
)
