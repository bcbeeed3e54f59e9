import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { temporaryFolder } from "../../../test/temporaryFolder"

/** An element of the structure tree. */
export interface TagNode {
  role: string
  children: TagNode[]
}

export interface InspectedPage {
  /** Texts in the order of the file. Positions are in points from the lower left corner. `markedAs` is the tag, such as P or Artifact. */
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

/** Reads PDFs with pdf.js in a separate process: pdf.js is an ES module, and Jest's sandbox does not support `import()`. */
export function inspectPdfs(files: readonly Buffer[]): InspectedPdf[] {
  const folder = temporaryFolder()
  const names = files.map((bytes, index) => {
    const name = path.join(folder, `${index}.pdf`)
    writeFileSync(name, bytes)
    return name
  })
  const script = path.resolve("gatsby/documents/testing/readPdf.mts")
  const output = execFileSync(process.execPath, ["--import", "tsx", script, ...names], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(output) as InspectedPdf[]
}

/** Returns the text that a screen reader reads, in order, with single spaces. */
export function textOf({ pages }: Pick<InspectedPdf, "pages">): string {
  return pages
    .flatMap(({ pieces }) => pieces.filter(({ markedAs }) => markedAs !== "Artifact").map(({ text }) => text))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim()
}

/** Returns the roles of the elements and their descendants in order, such as `H1 P H2`. */
export function rolesOf(tags: readonly TagNode[]): string[] {
  return tags.flatMap(({ role, children }) => [role, ...rolesOf(children)])
}
