/** A mistake in content, and how it is said: one line with file, place and remedy. */
import type { Place } from "./place"

/** Where something stands inside a file: names of fields and positions in lists, counted from 0. */
export type ContentPath = readonly (string | number)[]

export interface ContentProblem {
  /** Path below content/. */
  file: string
  /** Empty where the whole file is meant; absent where the text cannot be read, and the message is a whole sentence. */
  path?: ContentPath
  /** Second half of a sentence that begins with the last part of the path. */
  message: string
  /** Absent where the path says it. */
  place?: Place
}

/** A problem with its line and column. */
export type LocatedProblem = ContentProblem & { place: Place }

/** Such as `content/faq.json:14:5 → item 4 → "answer" is empty. Write at least one sentence.` */
export function formatProblem(problem: LocatedProblem): string {
  const { file, place } = problem
  return `content/${file}:${place.line}:${place.column} → ${sentenceOf(problem)}`
}

/** Such as `item 4 → "answer" is empty. Write at least one sentence.` */
export function sentenceOf({ path, message }: ContentProblem): string {
  if (!path) return message
  const steps = path.length === 0 ? ["the file"] : path.map(stepInWords)
  return `${steps.join(" → ")} ${message}`
}

/** Headline with the number of mistakes, then one line each. */
export function formatProblems(problems: readonly LocatedProblem[]): string {
  const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`
  return [`${count} in content. Nothing was built.`, ...problems.map(formatProblem)].join("\n")
}

function stepInWords(step: string | number): string {
  // JSON.stringify keeps a name with a line break or a quotation mark on one line.
  return typeof step === "number" ? `item ${step + 1}` : JSON.stringify(step)
}
