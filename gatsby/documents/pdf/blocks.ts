/** The blocks of a document. Each function draws at `doc.y` and sets `doc.y` to the position of the next block. */
import { isAtTop, keepTogether, type Pdf } from "./openPdf"
import { colors, gaps, textStyles, wholeLine, type TextStyle } from "./style"
import { heightOf, textChildren, type Column } from "./text"

/** @param role of the element in the structure tree */
export function drawParagraph(pdf: Pdf, text: string, style: TextStyle = textStyles.text, role = "P"): void {
  keepTogether(pdf, heightOf(pdf, text, style, wholeLine))
  pdf.root.add(pdf.doc.struct(role, {}, textChildren(pdf, text, style, wholeLine)))
  pdf.doc.y += gaps.paragraph
}

/** Draws a section heading, never alone at the foot of a page. */
export function drawHeading(pdf: Pdf, text: string, next: string): void {
  const { doc, root } = pdf
  const height = gaps.heading + heightOf(pdf, text, textStyles.heading, wholeLine) + gaps.belowHeading
  keepTogether(pdf, height, heightOf(pdf, next, textStyles.text, wholeLine))
  if (!isAtTop(pdf)) doc.y += gaps.heading - gaps.paragraph
  root.add(doc.struct("H2", {}, textChildren(pdf, text, textStyles.heading, wholeLine)))
  doc.y += gaps.belowHeading
}

/** Columns of a list: the bullet and the text. */
const [bullet, listItem] = [{ ...wholeLine, width: 14 }, indented(14)]
/** Columns of a table: the row heading and the cell. */
const [rowHeading, cell] = [{ ...wholeLine, width: 104 }, indented(116)]

export function drawList(pdf: Pdf, items: readonly string[]): void {
  const { doc, root } = pdf
  const list = doc.struct("L")
  root.add(list)
  for (const text of items) {
    keepTogether(pdf, heightOf(pdf, text, textStyles.text, listItem))
    const item = doc.struct("LI")
    list.add(item)
    drawSideBySide(
      pdf,
      () => item.add(doc.struct("Lbl", {}, textChildren(pdf, "•", textStyles.text, bullet))),
      () => item.add(doc.struct("LBody", {}, textChildren(pdf, text, textStyles.text, listItem))),
    )
    item.end()
    doc.y += gaps.item
  }
  list.end()
  doc.y += gaps.paragraph - gaps.item
}

export interface TableRow {
  heading: string
  cell: readonly { text: string; style: TextStyle }[]
}

/** Draws a table of two columns, whose first cells are row headings. */
export function drawTable(pdf: Pdf, rows: readonly TableRow[]): void {
  const { doc, root } = pdf
  const table = doc.struct("Table")
  root.add(table)
  for (const { heading, cell: paragraphs } of rows) {
    const heights = paragraphs.map(({ text, style }) => heightOf(pdf, text, style, cell))
    const cellHeight = heights.reduce((sum, height) => sum + height, 0)
    const height = Math.max(heightOf(pdf, heading, textStyles.strong, rowHeading), cellHeight)
    keepTogether(pdf, gaps.cell + height + gaps.cell)
    drawRule(pdf)
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
    // The gap below the last line is part of the space below a cell.
    doc.y += gaps.cell - textStyles.text.lineGap
  }
  table.end()
  drawRule(pdf)
  doc.y += gaps.paragraph
}

/** Draws two elements whose tops are at the same position, and sets `doc.y` below the taller one. */
function drawSideBySide({ doc }: Pdf, drawLeft: () => void, drawRight: () => void): void {
  const { page, y: top } = doc
  drawLeft()
  const leftBottom = doc.y
  doc.y = top
  drawRight()
  if (doc.page === page) doc.y = Math.max(doc.y, leftBottom)
}

/** Draws a line across the page, as an artifact that screen readers skip. */
function drawRule({ doc }: Pdf): void {
  doc.markContent("Artifact", { type: "Layout" })
  doc.rect(wholeLine.x, doc.y, wholeLine.width, 0.75).fill(colors.line)
  doc.endMarkedContent()
}

function indented(indent: number): Column {
  return { x: wholeLine.x + indent, width: wholeLine.width - indent }
}
