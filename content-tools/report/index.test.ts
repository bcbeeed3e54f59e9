import { readContent } from "../check/source"
import { reportContent, today } from "./index"

it("locates each finding, the most urgent kind first", async () => {
  const source = await readContent("test/content")
  const findings = reportContent(source, "2026-01-15")
  expect([...new Set(findings.map(({ kind }) => kind))]).toEqual([
    "missingPhoto",
    "season",
    "pastDate",
    "commitDeadline",
    "oldYear",
    "writtenNumber",
    "oldPrice",
    "difference",
    "repeatedPicture",
    "unanswered",
    "samples",
    "repeatedTarget",
    "reservedDomain",
  ])
  const lines = source.texts.get("letters.json")?.split("\n") ?? []
  const commit = findings.find(({ kind, file }) => kind === "commitDeadline" && file === "letters.json")
  expect(lines[(commit?.position.line ?? 0) - 1]).toContain('"date": "2024-06-05"')
})

it("returns the calendar date in Los Angeles", () => {
  expect(today(new Date("2025-03-01T07:59:59Z"))).toBe("2025-02-28")
  expect(today(new Date("2025-03-01T08:00:00Z"))).toBe("2025-03-01")
})
