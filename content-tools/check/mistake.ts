/** A mistake in content and its message: one line with file, position, entry, field and remedy. */
import type { ContentPath } from "../model/values"
import { quote } from "../../messages/format"
import { formatCount } from "../../src/format/number"

/** Both counted from 1. */
export interface Position {
  line: number
  column: number
}

/** What is wrong, and what to do: the predicate of a sentence whose subject is the last step of the path. */
export interface Predicate {
  message: string
  /**
   * The same for mistakes that differ only in their values. `joinRepeated` joins those of one field in different
   * entries. Default: the message.
   */
  cause?: string
  /** What does not exist, such as a fact. `joinRepeated` joins the mistakes about it in all files. */
  about?: string
}

/**
 * Tag of a template that is a predicate. Its cause is the template without the values. A line break in it is a space.
 */
export function predicate(words: TemplateStringsArray, ...values: readonly (string | number | undefined)[]): Predicate {
  const raw = words.map((text) => text.replace(/\n\s*/g, " "))
  return { message: String.raw({ raw }, ...values), cause: raw.join("…") }
}

/** A mistake in a file that is valid JSON. */
export interface FieldMistake extends Predicate {
  /** Empty for the whole file. */
  path: ContentPath
  /** Path of the field that determines the position, if the field at `path` is missing. */
  beside?: ContentPath
}

export interface ContentMistake extends Predicate, Partial<Pick<FieldMistake, "beside">> {
  /** Path below content/. */
  file: string
  /** Absent if the message is a whole sentence, as for a JSON syntax error. */
  path?: ContentPath
  /** Absent if the path determines it. */
  position?: Position
}

export type LocatedMistake = ContentMistake & {
  position: Position
  /**
   * The name of the entry at each step of the path, such as "Nadia Ferhane"; undefined at a field and at an entry
   * without a name.
   */
  names?: readonly (string | undefined)[]
}

/**
 * Returns, for example, `content/team.json:42:5 (item 9, "Nadia Ferhane"), "imageAlt" is missing. Say in a few words
 * …`. Editors and terminals open the file at this position.
 * @param folder the content folder, from the project folder
 */
export function formatMistake(mistake: LocatedMistake, folder = "content"): string {
  const { file, position, path = [], names = [], message } = mistake
  const place = `${folder}/${file}:${position.line}:${position.column}`
  const [first, ...steps] = path
  if (typeof first !== "number") return `${place}${path.length > 0 ? "," : ":"} ${mistakeSentence(mistake)}`
  const [name, ...otherNames] = names
  const entry = `item ${first + 1}${name === undefined ? "" : `, ${quote(name)}`}`
  const field = steps.length > 0 ? `, ${formatSteps(steps, otherNames)}` : ""
  return `${place} (${entry})${field} ${message}`
}

/** Returns, for example, `item 4 ("What does it cost?") → "answer" is empty. Write at least one sentence.` */
export function mistakeSentence({ path, names, message }: Pick<LocatedMistake, "path" | "names" | "message">): string {
  if (!path) return message
  return `${path.length === 0 ? "the file" : formatSteps(path, names)} ${message}`
}

export function formatMistakes(mistakes: readonly LocatedMistake[], folder?: string): string {
  return [
    `${formatCount(mistakes.length, "mistake")} in content. Nothing was built.`,
    ...mistakes.map((mistake) => formatMistake(mistake, folder)),
  ].join("\n")
}

/** `JSON.stringify` keeps a name with a line break or a quotation mark on one line. */
function formatSteps(path: ContentPath, names: LocatedMistake["names"] = []): string {
  const steps = path.map((step, index) => {
    const name = names[index]
    if (typeof step === "string") return JSON.stringify(step)
    return `item ${step + 1}${name === undefined ? "" : ` (${quote(name)})`}`
  })
  return steps.join(" → ")
}

/**
 * Returns a workflow command for GitHub, which marks the line in a pull request:
 * `::error file=content/faq.json,line=14,col=5::item 4 → "answer" is empty.`
 * Escapes as `@actions/core` does (packages/core/src/command.ts).
 * @param folder the content folder relative to the repository root, with slashes
 */
export function formatAnnotation(folder: string, mistake: LocatedMistake): string {
  const { file, position } = mistake
  const name = escapeData(`${folder}/${file}`).replaceAll(":", "%3A").replaceAll(",", "%2C")
  return `::error file=${name},line=${position.line},col=${position.column}::${escapeData(mistakeSentence(mistake))}`
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
}
