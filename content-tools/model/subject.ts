/** The program that a text is about, by its place in content. */
import type { TextField } from "./fields"
import { isRecord, valueAt, textIn } from "./values"
import type { Content } from "./index"
import { programOfLetter } from "../schemas/letters"
import { programInId } from "../schemas/parts/programId"

const programOfLetters: Readonly<Record<string, string>> = programOfLetter

/** Lists whose ids are those of programs, or begin with one, such as `research-terms`. */
const listsByProgram: readonly string[] = ["programs.json", "documents.json", "timelines.json"]

/**
 * Returns the program that a file, an entry or a part of a page is about. Undefined if it is about several programs,
 * or none.
 */
export function subjectOf(
  { parsed: { file, data }, path: [first = ""] }: TextField,
  programs: Content["programs.json"],
): Content["programs.json"][number] | undefined {
  const part = Array.isArray(data) ? valueAt(data, [first]) : first
  const { id } = isRecord(part) ? part : { id: part }
  const isNamed = !Array.isArray(data) || listsByProgram.includes(file.path)
  const prefix = isNamed ? programInId(textIn(id)) : undefined
  const ofLetter = file.path === "letters.json" ? programOfLetters[textIn(id)] : undefined
  const subject = ofLetter ?? file.program ?? prefix
  return programs.find((program) => program.id === subject)
}
