/** Generates the table of content files in content/README.md. */
import type { ContentFile } from "./index"

const begin = "<!-- files: written by npm run content:schemas -->"
const end = "<!-- end of files -->"

/**
 * Returns a text with the table of files between its two markers.
 * @throws Error if the text has no markers
 */
export function withFilesTable(text: string, files: readonly ContentFile[]): string {
  const [before, rest] = text.split(begin)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined)
    throw new Error(`content/README.md needs ${begin} and ${end} around the table of files. Put the two lines back.`)
  return `${before}${begin}\n\n${filesTable(files)}\n\n${end}${after}`
}

/** Returns the table, with columns padded as Prettier does, so that formatting does not change it. */
function filesTable(files: readonly ContentFile[]): string {
  const head = ["file", "format", "shown on"]
  const rows = files.map(({ path, kind, shownOn }) => [
    `[\`${path}\`](${path})`,
    kind === "list" ? "list" : "one object",
    shownOn,
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const rule = widths.map((width) => "-".repeat(width))
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`
  return [head, rule, ...rows].map(line).join("\n")
}
