import { readContent } from "../check/source"
import { reportContent } from "./index"

it("locates each finding, the most urgent kind first", async () => {
  const source = await readContent("test/content")
  const findings = reportContent(source, "2026-01-15", { lastFacts: {}, earlierPrograms: [] })
  expect([...new Set(findings.map(({ kind }) => kind))]).toEqual([
    "pastDate",
    "oldYear",
    "oldPrice",
    "difference",
    "unanswered",
    "samples",
  ])
  const lines = source.texts.get("letters.json")?.split("\n") ?? []
  const commit = findings.find(({ kind, file }) => kind === "pastDate" && file === "letters.json")
  expect(lines[(commit?.position.line ?? 0) - 1]).toContain('"date": "2024-06-05"')
})
