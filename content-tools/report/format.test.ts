import { formatMistake } from "../check/mistake"
import { formatReport } from "./format"
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
  const [sample = "", first = "", second = ""] = findings.map((one) => `  ${formatMistake(one)}`)
  expect(formatReport(findings, "2025-01-15")).toEqual([
    "Content report of 2025-01-15",
    "",
    "Dates in the past (2)",
    first,
    second,
    "",
    "Files with sample entries (1)",
    sample,
    "",
    "Total: 3 findings. Findings do not stop the build.",
  ])
})
