import { buffer } from "node:stream/consumers"
import PDFDocument from "pdfkit"
import { displayFont } from "../../../content-tools/displayFont"
import { page } from "./style"
import { language } from "../../../src/language"

export interface Pdf {
  doc: PDFKit.PDFDocument
  /** The root of the structure tree. All visible text belongs to it or is an artifact. */
  root: PDFKit.PDFStructureElement
}

/**
 * Opens a tagged document (ISO 32000-1, 14.8) with embedded fonts.
 * @param details `created` is YYYY-MM-DD: a fixed date, so that the same content gives the same bytes
 */
export function openPdf({ title, author, created }: Record<"title" | "author" | "created", string>): Pdf {
  const doc = new PDFDocument({
    size: page.size,
    margins: page.margins,
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: withoutMarkup(title),
      Author: withoutMarkup(author),
      CreationDate: new Date(`${created}T00:00:00Z`),
    },
  })
  doc.registerFont("regular", displayFont(400))
  doc.registerFont("strong", displayFont(600))
  const root = doc.struct("Document")
  doc.addStructure(root)
  return { doc, root }
}

/**
 * Removes the characters of XML markup: pdfkit copies title and author into the metadata's XML without escaping them.
 */
function withoutMarkup(text: string): string {
  return text.replaceAll("&", "and").replace(/[<>]/g, "")
}

export function closePdf({ doc, root }: Pdf): Promise<Buffer> {
  root.end()
  doc.end()
  return buffer(doc)
}

export function isAtTop({ doc }: Pdf): boolean {
  return doc.y <= doc.page.margins.top
}

/**
 * Begins a new page if the blocks do not fit on this one. Of a block that is taller than half a page, only half a page
 * has to fit, because it continues on the next page.
 * @param heights in points
 */
export function keepTogether(pdf: Pdf, ...heights: readonly number[]): void {
  const { doc } = pdf
  const halfPage = (doc.page.maxY() - doc.page.margins.top) / 2
  const height = heights.reduce((sum, one) => sum + Math.min(one, halfPage), 0)
  if (doc.y + height > doc.page.maxY() && !isAtTop(pdf)) doc.addPage()
}

/**
 * Begins a new page if a section of at most half a page does not fit on this one, or if the sections after it would be
 * almost alone on the last page. `rest` is the height of these, in points.
 */
export function keepSection(pdf: Pdf, height: number, rest: number): void {
  const { doc } = pdf
  const free = doc.page.maxY() - doc.y
  const pageHeight = doc.page.maxY() - doc.page.margins.top
  const isSplit = height > free && height <= pageHeight / 2
  const leavesShortPage = height <= free && height + rest > free && rest > 0 && rest < pageHeight / 4
  if ((isSplit || leavesShortPage) && !isAtTop(pdf)) doc.addPage()
}
