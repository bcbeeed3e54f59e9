import type { LocatedProblem } from "./problem"
import { joinRepeated } from "./repeated"

const problem = (line: number, message: string, path: LocatedProblem["path"] = [line, "id"]): LocatedProblem => ({
  file: "faq.json",
  path,
  position: { line, column: 1 },
  message,
})

it("joins three or more problems that differ in entry, quoted words and numbers only", () => {
  const copies = [7, 12, 17].map((line) => problem(line, `is "a-${line}", the same as in item ${line}.`))
  const other = problem(9, "is empty.", [9, "answer"])
  const [first, second] = copies
  expect(joinRepeated([...copies, other])).toEqual([
    { ...first, message: 'is "a-7", the same as in item 7. The same mistake is in lines 12, 17.' },
    other,
  ])
  expect(joinRepeated([first, second, other].filter((one) => one !== undefined))).toHaveLength(3)
})

it("does not join problems of different fields or with other words", () => {
  const fields = ["id", "question", "answer"].map((name, index) => problem(index + 1, "is empty.", [0, name]))
  const words = ["is empty.", "is missing.", "is wrong."].map((message, index) => problem(index + 1, message))
  expect(joinRepeated(fields)).toEqual(fields)
  expect(joinRepeated(words)).toEqual(words)
})
