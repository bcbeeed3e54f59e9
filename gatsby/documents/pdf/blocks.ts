/** The blocks of a document. Each function draws at `doc.y` and sets `doc.y` to the position of the next block. */
import { isAtTop, keepTogether, type Pdf } from "./openPdf"
import { colors, gaps, textStyles, wholeLine, type TextStyle } from "./style"
import { heightOf, startHeightOf, textChildren, type Column } from "./text"

export function drawTitle(pdf: Pdf, text: string): void {
  pdf.root.add(pdf.doc.struct("H1", {}, textChildren(pdf, text, textStyles.title, wholeLine)))
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
  root.add(doc.struct("H2", {}, textChildren(pdf, text, textStyles.heading, wholeLine)))
  doc.y += gaps.belowHeading
}

/** Draws a paragraph. If it continues on the next page, at least two lines are on each page. */
export function drawParagraph(pdf: Pdf, text: string, style: TextStyle = textStyles.text): void {
  const { doc, root } = pdf
  keepTogether(pdf, startHeightOf(pdf, text, style, wholeLine))
  root.add(doc.struct("P", {}, textChildren(pdf, text, style, wholeLine)))
  doc.y += gaps.paragraph
}

/** Columns of a list: the bullet and the text. */
const [bullet, listItem] = twoColumns(14, 0)
/** Columns of a table: the row heading and the cell. */
const [rowHeading, cell] = twoColumns(104, 12)
/** Space below the text of a cell. The gap below its last line is part of this space. */
const belowCell = gaps.cell - textStyles.text.lineGap

/** Draws a bulleted list. An item that fits on one page is not split, and the last item is never alone on a page. */
export function drawList(pdf: Pdf, items: readonly string[]): void {
  const { doc, root } = pdf
  const list = doc.struct("L")
  root.add(list)
  const heights = items.map((text) => heightOf(pdf, text, textStyles.text, listItem) + gaps.item)
  items.forEach((text, index) => {
    const keptHeights = heights.slice(index, index === items.length - 2 ? undefined : index + 1)
    keepTogether(pdf, sum(keptHeights))
    const item = doc.struct("LI")
    list.add(item)
    drawSideBySide(
      pdf,
      () => item.add(doc.struct("Lbl", {}, textChildren(pdf, "•", textStyles.text, bullet))),
      () => item.add(doc.struct("LBody", {}, textChildren(pdf, text, textStyles.text, listItem))),
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

/** Draws a table of two columns, whose first cells are row headings. A row that fits on one page is not split. */
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
      () => row.add(doc.struct("TH", { scope: "Row" }, textChildren(pdf, heading, textStyles.strong, rowHeading))),
      () => {
        const children = paragraphs.map(({ text, style }) => doc.struct("P", {}, textChildren(pdf, text, style, cell)))
        row.add(doc.struct("TD", {}, children))
      },
    )
    row.end()
    doc.y += belowCell
    drawRule(pdf)
  })
  table.end()
  doc.y += gaps.paragraph
}

/** Draws two elements whose tops are at the same position, and sets `doc.y` below the taller one. */
function drawSideBySide({ doc }: Pdf, drawLeft: () => void, drawRight: () => void): void {
  const pageCount = () => doc.bufferedPageRange().count
  const [top, firstPage] = [doc.y, pageCount()]
  drawLeft()
  const [leftBottom, leftPage] = [doc.y, pageCount()]
  // If the left element continues on the next page, the right one can only begin there.
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
