/** Breaks a line between words, and indents what follows the first line. @param width characters of a line */
export function wrap(line: string, width: number): string {
  const indent = `${/^ */.exec(line)?.[0] ?? ""}  `
  const lines: string[] = []
  for (const word of line.split(/(?<=\S) /)) {
    const last = lines.at(-1)
    if (last === undefined) lines.push(word)
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(indent + word)
  }
  return lines.join("\n")
}
