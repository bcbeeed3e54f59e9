import { formatCount } from "../../messages/format"
import { formatMistake } from "../check/mistake"
import { kinds, type Finding } from "./kinds"

/** Returns the report as lines: the findings of each kind below a headline, and the total. */
export function formatReport(findings: readonly Finding[], today: string): string[] {
  const sections = Object.entries(kinds).flatMap(([kind, { headline }]) => {
    const lines = findings.filter((finding) => finding.kind === kind).map((finding) => `  ${formatMistake(finding)}`)
    return lines.length > 0 ? [`${headline} (${lines.length})`, ...lines, ""] : []
  })
  const total = formatCount(findings.length, "finding", "findings")
  return [`Content report of ${today}`, "", ...sections, `Total: ${total}. Findings do not stop the build.`]
}
