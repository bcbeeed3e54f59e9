import { formatProblem } from "../check/problem"
import { formatReport, summarizeReport } from "./format"
import type { Finding, FindingKind } from "./kinds"

const finding = (kind: FindingKind, line: number): Finding => ({
  kind,
  file: "faq.json",
  path: [0, "answer"],
  position: { line, column: 5 },
  message: "is wrong.",
})
const findings = [finding("samples", 3), finding("pastDate", 1), finding("pastDate", 2)]

it("lists the findings of each kind below their number, the most urgent kind first", () => {
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
  expect(formatReport([], "2025-01-15")).toEqual(["Content report of 2025-01-15: no findings."])
})

it("summarizes the numbers and the command that lists the findings", () => {
  expect(summarizeReport(findings)).toEqual([
    "The content report has 3 findings: 2 dates in the past, 1 file with sample entries.",
    "List them with: npm run content:report",
  ])
  expect(summarizeReport([])).toEqual(["The content report has no findings."])
})
