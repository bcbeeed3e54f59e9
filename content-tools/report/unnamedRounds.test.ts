import { findingsIn, type Change } from "./testing/report"

const late = { id: "late", name: "Late round", date: "2025-05-15", label: "May 15, 2025" }

it("reports a round that no text has, with the files that have the others", () => {
  const added: Change = ["programs.json", [1, "deadlines", 2], late]
  expect(findingsIn("unnamedRound", [added])).toEqual([
    expect.stringMatching(
      /^programs\.json 1\.deadlines\.2 is in no text, although .* content\/faq\.json.* Add \{\{research\.deadline\.late\}\} there\.$/,
    ),
  ])
})

it("accepts rounds that are all in texts", () => {
  expect(findingsIn("unnamedRound")).toEqual([])
})
