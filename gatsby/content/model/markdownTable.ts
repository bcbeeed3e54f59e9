/** Returns a Markdown table with columns padded as Prettier does, so that formatting does not change it. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const rule = widths.map((width) => "-".repeat(width))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`
  return [head, rule, ...rows].map(line).join("\n")
}
