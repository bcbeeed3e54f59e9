import { formatProblem } from "../check/problem"
import { kinds, type Finding, type FindingKind } from "./finding"
import { formatReport, summarizeReport } from "./format"

const finding = (kind: FindingKind, line: number): Finding => ({
  kind,
  file: "faq.json",
  path: [0, "answer"],
  position: { line, column: 5 },
  message: "is wrong.",
})

it("lists the findings of each kind below their number, the most urgent kind first", () => {
  const findings = [finding("samples", 3), finding("pastDate", 1), finding("pastDate", 2)]
  const [sample = "", first = "", second = ""] = findings.map((one) => `  ${formatProblem(one)}`)
  expect(formatReport(findings, "2025-01-15")).toEqual([
    "Content report of 2025-01-15",
    "",
    "2 dates in the past",
    first,
    second,
    "",
    "1 file with sample entries",
    sample,
    "",
    "Total: 3 findings. Findings do not stop the build.",
  ])
})

it("says that there are no findings", () => {
  expect(formatReport([], "2025-01-15")).toEqual(["Content report of 2025-01-15: no findings."])
  expect(summarizeReport([])).toEqual(["The content report has no findings."])
})

it("summarizes the numbers and the command that lists the findings", () => {
  expect(summarizeReport([finding("samples", 3), finding("pastDate", 1), finding("pastDate", 2)])).toEqual([
    "The content report has 3 findings:",
    "  2 dates in the past, 1 file with sample entries.",
    "List them with: npm run content:report",
  ])
})

it("summarizes findings of all kinds in at most eight lines of 100 columns", () => {
  const lines = summarizeReport((Object.keys(kinds) as FindingKind[]).map((kind) => finding(kind, 1)))
  expect(lines.length).toBeLessThanOrEqual(8)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(100)
})
