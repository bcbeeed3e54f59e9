import { findingsIn } from "./testing/report"

const text = "A text that is long enough to be a copy of another one."

it.each([
  ["faq.json", "answer", ["faq.json", [2, "answer"]], ["faq.json", [3, "answer"]], text],
  ["parent-answers.json", "body", ["parent-answers.json", [0, "body"]], ["parent-answers.json", [3, "body"]], [text]],
  [
    "timelines.json",
    "content",
    ["timelines.json", [0, "items", 1, "content"]],
    ["timelines.json", [0, "items", 2, "content"]],
    text,
  ],
] as const)("reports a copied text in %s", (file, field, one, other, value) => {
  const lines = findingsIn("copiedText", [
    [...one, value],
    [...other, value],
  ])
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${file} .*${field} is the text of item \\d\\.`))])
})

it("leaves out short answers, which may be equal", () => {
  const answers = [2, 3].map((index) => ["faq.json", [index, "answer"], "Yes."] as const)
  expect(findingsIn("copiedText", [...answers])).toEqual([])
})
