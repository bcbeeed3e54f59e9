import { formatCount } from "../check/format"
import { formatProblem } from "../check/problem"
import { kinds, type Finding, type FindingKind } from "./kinds"

/** Returns the report as lines: the findings of each kind below a headline, and the total. */
export function formatReport(findings: readonly Finding[], today: string): string[] {
  if (findings.length === 0) return [`Content report of ${today}: no findings.`]
  const sections = groups(findings).flatMap(({ headline, group }) => [
    headline,
    ...group.map((finding) => `  ${formatProblem(finding)}`),
    "",
  ])
  const total = formatCount(findings.length, "finding", "findings")
  return [`Content report of ${today}`, "", ...sections, `Total: ${total}. Findings do not stop the build.`]
}

/** Returns the number of findings of each kind, for the end of other commands. */
export function summarizeReport(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return ["The content report has no findings."]
  const counts = groups(findings).map(({ headline }) => headline)
  return [
    `The content report has ${formatCount(findings.length, "finding", "findings")}: ${counts.join(", ")}.`,
    "List them with: npm run content:report",
  ]
}

function groups(findings: readonly Finding[]): { headline: string; group: readonly Finding[] }[] {
  return (Object.keys(kinds) as FindingKind[])
    .map((kind) => ({ ...kinds[kind], group: findings.filter((finding) => finding.kind === kind) }))
    .filter(({ group }) => group.length > 0)
    .map(({ singular, plural, group }) => ({ headline: formatCount(group.length, singular, plural), group }))
}
