import { breakLines, type Piece } from "./lines"
import type { Pdf } from "./openPdf"
import { fontLetters, runsOf, type Run } from "./runs"
import { colors, type TextStyle } from "./style"

/** A column of text, in points from the left edge of the page. */
export interface Column {
  x: number
  width: number
}

/**
 * Returns the children of a structure element. When the element is added to the document, the children draw the text below `doc.y`,
 * with links for its addresses. The text continues on the next page if necessary. Its last line is not alone there.
 */
export function textChildren(
  pdf: Pdf,
  text: string,
  style: TextStyle,
  column: Column,
): PDFKit.PDFStructureElementChild[] {
  const { doc } = pdf
  const { runs, lines, lineHeight } = layOut(pdf, text, style, column.width)
  let current = 0
  let isFirstOnPage = true
  const goToLine = (line: number) => {
    if (line > current) {
      doc.y += lineHeight
      isFirstOnPage = false
    }
    current = line
    const keptLines = line === lines.length - 2 && !isFirstOnPage ? 2 : 1
    if (doc.y + keptLines * lineHeight - style.lineGap <= doc.page.maxY()) return
    doc.continueOnNewPage()
    isFirstOnPage = true
  }
  const drawPiece = ({ run, text, x }: Piece) => {
    doc.font(fontOf(run, style), style.size).fillColor(run.link ? colors.accent : style.color)
    // The subject of an email says which document the question is about.
    const subject = run.link?.startsWith("mailto:") ? `?subject=${encodeURIComponent(doc.info.Title ?? "")}` : ""
    const link = run.link === undefined ? {} : { link: `${run.link}${subject}`, underline: true }
    doc.text(text, column.x + x, doc.y, { lineBreak: false, ...link })
  }
  return runs.map((run) => {
    const drawRun = () => {
      lines.forEach((pieces, line) => {
        const piece = pieces.find((candidate) => candidate.run === run)
        if (!piece) return
        goToLine(line)
        drawPiece(piece)
      })
      if (run === runs.at(-1)) doc.y += lineHeight
    }
    return run.link ? doc.struct("Link", {}, [drawRun]) : drawRun
  })
}

/** Returns the height of a text in points. */
export function heightOf(pdf: Pdf, text: string, style: TextStyle, { width }: Pick<Column, "width">): number {
  const { lines, lineHeight } = layOut(pdf, text, style, width)
  return lines.length * lineHeight
}

/** Returns the height that must be free to begin a text on a page: two of its lines, or all of them if it has at most three. */
export function startHeightOf(pdf: Pdf, text: string, style: TextStyle, { width }: Pick<Column, "width">): number {
  const { lines, lineHeight } = layOut(pdf, text, style, width)
  return (lines.length > 3 ? 2 : lines.length) * lineHeight
}

function layOut({ doc }: Pdf, text: string, style: TextStyle, width: number) {
  const runs = runsOf(text, fontLetters())
  const lines = breakLines(runs, width, (run, part) => doc.font(fontOf(run, style), style.size).widthOfString(part))
  doc.font(style.face, style.size)
  return { runs, lines, lineHeight: doc.currentLineHeight(true) + style.lineGap }
}

function fontOf({ isExtended }: Run, { face }: TextStyle): string {
  return isExtended ? `${face}-ext` : face
}
