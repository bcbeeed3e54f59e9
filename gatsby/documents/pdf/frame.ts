import { mark } from "../../../src/styles/mark"
import type { Pdf } from "./openPdf"
import { colors, page, textStyles, wholeLine } from "./style"

/** Width of the mark (the logo) in points. Its drawing is 32 units wide. */
const markSize = 20

/**
 * Draws the header (mark and name) and the footer (title and page number) of every page, as artifacts that screen
 * readers skip.
 */
export function drawFrames({ doc }: Pdf, { name, title }: { name: string; title: string }): void {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    doc.markContent("Artifact", { type: "Pagination" })
    drawMark(doc)
    const { size } = textStyles.strong
    doc.font("strong", size + 2.5).fillColor(colors.ink)
    doc.text(name, wholeLine.x + markSize + 8, page.headerY + 2, { lineBreak: false })
    drawFooter(doc, title, `Page ${index + 1} of ${count}`)
    doc.endMarkedContent()
  }
}

function drawMark(doc: PDFKit.PDFDocument): void {
  const { cx, cy, r } = mark.spark
  doc.save()
  doc.translate(wholeLine.x, page.headerY - 2).scale(markSize / 32)
  doc.path(mark.tile).fill(colors.ink)
  doc.circle(cx, cy, r).fill(colors.spark)
  doc.restore()
}

function drawFooter(doc: PDFKit.PDFDocument, title: string, number: string): void {
  const { x, width } = wholeLine
  doc.font("regular", textStyles.note.size).fillColor(colors.muted)
  const numberWidth = doc.widthOfString(number)
  doc.text(number, x + width - numberWidth, page.footerY, { lineBreak: false })
  doc.text(title, x, page.footerY, {
    width: width - numberWidth - 24,
    height: doc.currentLineHeight(),
    ellipsis: true,
  })
}
