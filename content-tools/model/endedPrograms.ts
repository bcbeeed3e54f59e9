/** What content still has of a program that has ended: no page shows it, and it is not required. */
import type { ContentFile } from "./index"
import { publicPages, publicPagesOf } from "../../src/routes"
import type { TextField } from "./fields"
import { isRecord, textIn } from "./values"

interface Programs {
  readonly "programs.json": readonly { readonly id: string }[]
}

/** Returns the pages that are not built, because content does not have their program. */
export function endedPages(content: Programs) {
  const served = publicPagesOf(content)
  return publicPages.filter((page) => !served.includes(page))
}

/** Returns the ids of the programs that have ended. */
export function endedPrograms(content: Programs): ReadonlySet<string> {
  return new Set(endedPages(content).flatMap((page) => ("program" in page ? [page.program] : [])))
}

/**
 * Returns the program without which a page does not show a part of a file.
 * @param part name of a field of a single object, or an entry of a list
 */
export function programOf(file: ContentFile, part: unknown): string | undefined {
  const { id, program } = isRecord(part) ? part : { id: part }
  if (typeof program === "string") return program
  return file.ofProgram?.[textIn(id)] ?? file.program
}

/** Whether no page shows a text, because its program has ended. */
export function isOfEnded({ parsed: { file, data }, path: [first] }: TextField, ended: ReadonlySet<string>): boolean {
  if (ended.size === 0) return false
  const part = Array.isArray(data) ? (data as unknown[])[Number(first)] : first
  return ended.has(programOf(file, part) ?? "")
}
