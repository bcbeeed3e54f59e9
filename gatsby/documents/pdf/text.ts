import { linesOf, type Piece } from "./layout"
import type { Pdf } from "./openPdf"
import { runsOf, type Letters, type Run } from "./runs"
import { colors, type TextStyle } from "./style"

/** The column that a text stands in, in points from the left edge of the page. */
export interface Column {
  x: number
  width: number
}

/**
 * The parts of an element that draws a text, from `doc.y` at that moment down, when it is added to the document. Addresses
 * become links; what does not fit on the page goes on at the top of the next.
 */
export function textParts(pdf: Pdf, text: string, style: TextStyle, column: Column): PDFKit.PDFStructureElementChild[] {
  const { doc } = pdf
  const { runs, lines, lineHeight } = setText(pdf, text, style, column.width)
  let line = 0
  let lastOnPage: number | undefined
  const goTo = (next: number) => {
    lastOnPage ??= line + linesHere(pdf, lines.length - line, lineHeight, style)
    for (; line < next; line++) doc.y += lineHeight
    if (line < lastOnPage) return
    doc.continueOnNewPage()
    lastOnPage = line + linesHere(pdf, lines.length - line, lineHeight, style)
  }
  const drawPiece = (run: Run, piece: Piece) => {
    doc.font(fontOf(run, style), style.size).fillColor(run.link ? colors.accent : style.color)
    const link = run.link === undefined ? {} : { link: run.link, underline: true }
    doc.text(piece.text, column.x + piece.x, doc.y, { lineBreak: false, ...link })
  }
  return runs.map((run, index) => {
    const drawRun = () => {
      lines.forEach((pieces, number) => {
        for (const piece of pieces.filter((one) => one.run === index)) {
          goTo(number)
          drawPiece(run, piece)
        }
      })
      if (index === runs.length - 1) doc.y += lineHeight
    }
    return run.link ? doc.struct("Link", {}, [drawRun]) : drawRun
  })
}

/** How many of the lines that are left go on this page. The last line of a text does not stand alone on the next. */
function linesHere({ doc }: Pdf, left: number, lineHeight: number, { lineGap }: TextStyle): number {
  const room = Math.max(0, Math.floor((doc.page.maxY() - doc.y + lineGap) / lineHeight))
  return left - room === 1 && room > 1 ? room - 1 : Math.min(left, room)
}

/** Height in points that a text takes, and the least of it that may stand at the foot of a page. */
export function heightsOf(pdf: Pdf, text: string, style: TextStyle, { width }: Pick<Column, "width">) {
  const { lines, lineHeight } = setText(pdf, text, style, width)
  const height = lines.length * lineHeight
  return { height, least: lines.length > 3 ? 2 * lineHeight : height }
}

function setText(pdf: Pdf, text: string, style: TextStyle, width: number) {
  const { doc } = pdf
  const runs = runsOf(text, lettersOf(pdf, style))
  const lines = linesOf(runs, width, (run, part) => doc.font(fontOf(run, style), style.size).widthOfString(part))
  doc.font(style.face, style.size)
  return { runs, lines, lineHeight: doc.currentLineHeight(true) + style.lineGap }
}

function fontOf({ isExtended }: Run, { face }: TextStyle): string {
  return isExtended ? `${face}-ext` : face
}

/** The font that pdfkit draws with, which its types do not name. */
interface CurrentFont {
  _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } }
}

function lettersOf({ doc }: Pdf, { face }: TextStyle): Letters {
  const has = (font: string) => {
    doc.font(font)
    const { font: current } = (doc as unknown as CurrentFont)._font
    return (codePoint: number) => current.hasGlyphForCodePoint(codePoint)
  }
  return { latin: has(face), extended: has(`${face}-ext`) }
}
