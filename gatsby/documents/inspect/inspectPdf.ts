import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** A role of the structure tree with those below it. */
export interface TagNode {
  role: string
  children: TagNode[]
}

export interface InspectedPage {
  /** In the order of the file; points from the lower left corner. `markedAs` is the tag around a text, such as P or Artifact. */
  pieces: { text: string; x: number; y: number; width: number; markedAs: string }[]
  tags: TagNode[]
  links: string[]
}

export interface InspectedPdf {
  title?: string | undefined
  author?: string | undefined
  language?: string | undefined
  created?: string | undefined
  version?: string | undefined
  isMarked: boolean
  pages: InspectedPage[]
}

/** Reads PDFs with Mozilla's reader, in a process of its own: it is a module, and Jest's sandbox knows no `import()`. */
export function inspectPdfs(files: readonly Buffer[]): InspectedPdf[] {
  const folder = mkdtempSync(path.join(tmpdir(), "documents-"))
  try {
    const names = files.map((bytes, index) => {
      const name = path.join(folder, `${index}.pdf`)
      writeFileSync(name, bytes)
      return name
    })
    const script = path.resolve("gatsby/documents/inspect/readPdf.mts")
    const output = execFileSync(process.execPath, ["--import", "tsx", script, ...names], {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    })
    return JSON.parse(output) as InspectedPdf[]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** All words that a screen reader reads, in order, with single spaces. */
export function textOf({ pages }: Pick<InspectedPdf, "pages">): string {
  return pages
    .flatMap(({ pieces }) => pieces.filter(({ markedAs }) => markedAs !== "Artifact").map(({ text }) => text))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim()
}

/** The roles in order, such as `H1 P H2`, of the whole tree or below a role. */
export function rolesOf(tags: readonly TagNode[]): string[] {
  return tags.flatMap(({ role, children }) => [role, ...rolesOf(children)])
}
