/** A mistake in content, and how it is said: one line with file, place and remedy. */

/** Where something stands inside a file: names of fields and positions in lists, counted from 0. */
export type ContentPath = readonly (string | number)[]

export interface ContentProblem {
  /** Path below content/. */
  file: string
  /** Empty where the whole file is meant. */
  path: ContentPath
  /** Second half of a sentence that begins with the last part of the path. */
  message: string
  /** Line and column, counted from 1, where the text cannot be read and so has no path. */
  place?: { line: number; column: number }
}

/** Such as `content/faq.json → item 4 → "answer" is empty. Write at least one sentence.` */
export function formatProblem({ file, path, message, place }: ContentProblem): string {
  if (place) return `content/${file} → line ${place.line}, column ${place.column} → ${message}`
  const steps = path.length === 0 ? ["the file"] : path.map(stepInWords)
  return `${[`content/${file}`, ...steps].join(" → ")} ${message}`
}

/** Headline with the number of mistakes, then one line each. */
export function formatProblems(problems: readonly ContentProblem[]): string {
  const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`
  return [`${count} in content. Nothing was built.`, ...problems.map(formatProblem)].join("\n")
}

function stepInWords(step: string | number): string {
  // JSON.stringify keeps a name with a line break or a quotation mark on one line.
  return typeof step === "number" ? `item ${step + 1}` : JSON.stringify(step)
}
