/** The blocks of a document. Each function draws at `doc.y` and leaves it where the next block may begin. */
import { isAtTop, keepTogether, type Pdf } from "./openPdf"
import { colors, gaps, textStyles, wholeLine, type TextStyle } from "./style"
import { heightOf, startHeightOf, textParts, type Column } from "./text"

export function drawTitle(pdf: Pdf, text: string): void {
  pdf.root.add(pdf.doc.struct("H1", {}, textParts(pdf, text, textStyles.title, wholeLine)))
  pdf.doc.y += gaps.paragraph
}

/**
 * Draws a section heading, never alone at the foot of a page.
 * @param next the paragraph that follows
 */
export function drawHeading(pdf: Pdf, text: string, next: string): void {
  const { doc, root } = pdf
  const height = heightOf(pdf, text, textStyles.heading, wholeLine)
  keepTogether(pdf, gaps.heading + height + gaps.belowHeading + startHeightOf(pdf, next, textStyles.text, wholeLine))
  if (!isAtTop(pdf)) doc.y += gaps.heading - gaps.paragraph
  root.add(doc.struct("H2", {}, textParts(pdf, text, textStyles.heading, wholeLine)))
  doc.y += gaps.belowHeading
}

/** Draws a paragraph. Where it breaks, at least two lines stay on the page. */
export function drawParagraph(pdf: Pdf, text: string, style: TextStyle = textStyles.text): void {
  const { doc, root } = pdf
  keepTogether(pdf, startHeightOf(pdf, text, style, wholeLine))
  root.add(doc.struct("P", {}, textParts(pdf, text, style, wholeLine)))
  doc.y += gaps.paragraph
}

/** Columns of a list: the bullet and the text. */
const [bullet, listItem] = twoColumns(14, 0)
/** Columns of a table: the row heading and the cell. */
const [rowHeading, cell] = twoColumns(104, 12)
/** The line gap of the last line is part of the padding. */
const belowCell = gaps.cell - textStyles.text.lineGap

/** Draws a bulleted list. An item stays on one page where it can, and the last item is not alone on the next page. */
export function drawList(pdf: Pdf, items: readonly string[]): void {
  const { doc, root } = pdf
  const list = doc.struct("L")
  root.add(list)
  const heights = items.map((text) => heightOf(pdf, text, textStyles.text, listItem) + gaps.item)
  items.forEach((text, index) => {
    const together = heights.slice(index, index === items.length - 2 ? undefined : index + 1)
    keepTogether(pdf, sum(together))
    const item = doc.struct("LI")
    list.add(item)
    drawSideBySide(
      pdf,
      () => item.add(doc.struct("Lbl", {}, textParts(pdf, "•", textStyles.text, bullet))),
      () => item.add(doc.struct("LBody", {}, textParts(pdf, text, textStyles.text, listItem))),
    )
    item.end()
    doc.y += gaps.item
  })
  list.end()
  doc.y += gaps.paragraph - gaps.item
}

export interface TableRow {
  heading: string
  /** The paragraphs of the cell. */
  cell: readonly { text: string; style: TextStyle }[]
}

/** Draws a table of two columns, whose first cells are row headings. A row stays on one page where it can. */
export function drawTable(pdf: Pdf, rows: readonly TableRow[]): void {
  const { doc, root } = pdf
  const table = doc.struct("Table")
  root.add(table)
  rows.forEach(({ heading, cell: paragraphs }, index) => {
    const cellHeight = sum(paragraphs.map(({ text, style }) => heightOf(pdf, text, style, cell)))
    const height = Math.max(heightOf(pdf, heading, textStyles.strong, rowHeading), cellHeight)
    keepTogether(pdf, gaps.cell + height + belowCell)
    if (index === 0) drawRule(pdf)
    doc.y += gaps.cell
    const row = doc.struct("TR")
    table.add(row)
    drawSideBySide(
      pdf,
      () => row.add(doc.struct("TH", { scope: "Row" }, textParts(pdf, heading, textStyles.strong, rowHeading))),
      () => {
        const parts = paragraphs.map(({ text, style }) => doc.struct("P", {}, textParts(pdf, text, style, cell)))
        row.add(doc.struct("TD", {}, parts))
      },
    )
    row.end()
    doc.y += belowCell
    drawRule(pdf)
  })
  table.end()
  doc.y += gaps.paragraph
}

/** Draws two elements from the same height, and ends below the lower one. */
function drawSideBySide({ doc }: Pdf, drawLeft: () => void, drawRight: () => void): void {
  const pageCount = () => doc.bufferedPageRange().count
  const [top, firstPage] = [doc.y, pageCount()]
  drawLeft()
  const [leftBottom, leftPage] = [doc.y, pageCount()]
  // Once the left element has continued on the next page, the right one can only begin there.
  doc.y = leftPage === firstPage ? top : doc.page.margins.top
  drawRight()
  if (pageCount() === leftPage) doc.y = Math.max(doc.y, leftBottom)
}

/** Draws a line across the page, as an artifact that screen readers skip. */
function drawRule({ doc }: Pdf): void {
  doc.markContent("Artifact", { type: "Layout" })
  const { x, width } = wholeLine
  doc
    .moveTo(x, doc.y)
    .lineTo(x + width, doc.y)
    .lineWidth(0.75)
    .stroke(colors.line)
  doc.endMarkedContent()
}

function twoColumns(width: number, gutter: number): [Column, Column] {
  const indent = width + gutter
  return [
    { x: wholeLine.x, width },
    { x: wholeLine.x + indent, width: wholeLine.width - indent },
  ]
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0)
}
