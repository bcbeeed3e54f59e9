import { execFileSync } from "node:child_process"

export interface InspectedPage {
  /**
   * Texts in the order of the file. Positions are in points from the lower left corner. `markedAs` is the tag, such as
   * P or Artifact.
   */
  pieces: { text: string; x: number; y: number; width: number; markedAs: string }[]
  /** The roles of the elements of the structure tree, in order, such as H1 and P. */
  roles: string[]
  links: string[]
}

export interface InspectedPdf {
  /** Metadata, with the names of pdf.js. */
  info: object
  isMarked: boolean
  pages: InspectedPage[]
}

/**
 * Reads PDFs with pdf.js in a separate process: pdf.js is an ES module, and Jest's sandbox does not support `import()`.
 */
export function inspectPdfs(files: readonly Buffer[]): InspectedPdf[] {
  const output = execFileSync(process.execPath, ["--import", "tsx", "gatsby/documents/testing/readPdf.mts"], {
    encoding: "utf8",
    input: JSON.stringify(files.map((bytes) => bytes.toString("base64"))),
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(output) as InspectedPdf[]
}

/** Returns the text that a screen reader reads, in order, with single spaces. */
export function textOf({ pages }: InspectedPdf): string {
  return pages
    .flatMap(({ pieces }) => pieces.filter(({ markedAs }) => markedAs !== "Artifact").map(({ text }) => text))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim()
}
