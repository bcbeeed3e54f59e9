/** A mistake in content and its message: one line with file, position, path and remedy. */

/** Path inside a file: field names, and indexes in lists, counted from 0. */
export type ContentPath = readonly (string | number)[]

/** Both counted from 1. */
export interface Position {
  line: number
  column: number
}

/** A mistake in a file that is valid JSON. */
export interface FieldProblem {
  /** Empty for the whole file. */
  path: ContentPath
  /** Predicate of a sentence whose subject is the last step of the path. */
  message: string
}

export interface ContentProblem {
  /** Path below content/. */
  file: string
  /** Absent for a JSON syntax error; the message is then a whole sentence. */
  path?: ContentPath
  message: string
  /** Absent if the path determines it. */
  position?: Position
}

export type LocatedProblem = ContentProblem & { position: Position }

/** Returns, for example, `content/faq.json:14:5 → item 4 → "answer" is empty. Write at least one sentence.` */
export function formatProblem(problem: LocatedProblem): string {
  const { file, position } = problem
  return `content/${file}:${position.line}:${position.column} → ${problemSentence(problem)}`
}

/** Returns, for example, `item 4 → "answer" is empty. Write at least one sentence.` */
export function problemSentence({ path, message }: Pick<ContentProblem, "path" | "message">): string {
  if (!path) return message
  const steps = path.length === 0 ? ["the file"] : path.map(formatStep)
  return `${steps.join(" → ")} ${message}`
}

/** Returns a headline with the number of mistakes, then one line for each. */
export function formatProblems(problems: readonly LocatedProblem[]): string {
  const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`
  return [`${count} in content. Nothing was built.`, ...problems.map(formatProblem)].join("\n")
}

function formatStep(step: string | number): string {
  // JSON.stringify keeps a name with a line break or a quotation mark on one line.
  return typeof step === "number" ? `item ${step + 1}` : JSON.stringify(step)
}
