import PDFDocument from "pdfkit"
import { displayFont } from "../../displayFont"
import { page } from "./style"

/** A document that is being drawn. */
export interface Pdf {
  doc: PDFKit.PDFDocument
  /** The root of what a screen reader reads; every visible word belongs below it or is an artifact. */
  root: PDFKit.PDFStructureElement
}

export interface PdfDetails {
  title: string
  author: string
  /** YYYY-MM-DD: the same content makes the same file, byte for byte. */
  created: string
}

/** Opens a tagged document (ISO 32000-1, 14.8) with its typefaces embedded. */
export function openPdf({ title, author, created }: PdfDetails): Pdf {
  const doc = new PDFDocument({
    size: page.size,
    margins: page.margins,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    bufferPages: true,
    info: { Title: inXml(title), Author: inXml(author), CreationDate: new Date(`${created}T00:00:00Z`) },
  })
  doc.registerFont("regular", displayFont(400))
  doc.registerFont("regular-ext", displayFont(400, "latin-ext"))
  doc.registerFont("strong", displayFont(600))
  doc.registerFont("strong-ext", displayFont(600, "latin-ext"))
  const root = doc.struct("Document")
  doc.addStructure(root)
  return { doc, root }
}

/** pdfkit copies title and author into the document's XML without escaping them. */
function inXml(text: string): string {
  return text.replaceAll("&", "and").replace(/[<>]/g, "")
}

/** Ends the document. @returns its bytes */
export async function closePdf({ doc, root }: Pdf): Promise<Buffer> {
  const parts: Buffer[] = []
  doc.on("data", (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => {
    doc.once("end", resolve)
    doc.once("error", reject)
  })
  root.end()
  doc.end()
  await ended
  return Buffer.concat(parts)
}

/** Whether anything stands on the page that is being drawn. */
export function isAtTop({ doc }: Pdf): boolean {
  return doc.y <= doc.page.margins.top
}

/** Begins a new page where less than `height` points are left. What is taller than a page begins where it stands. */
export function keepTogether(pdf: Pdf, height: number): void {
  const { doc } = pdf
  const whole = doc.page.maxY() - doc.page.margins.top
  if (height <= whole && doc.y + height > doc.page.maxY() && !isAtTop(pdf)) doc.addPage()
}
