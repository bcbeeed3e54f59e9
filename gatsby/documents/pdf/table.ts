import { keepTogether, type Pdf } from "./openPdf"
import { colors, gaps, textStyles, wholeLine, type TextStyle } from "./style"
import { heightsOf, textParts } from "./text"

/** A row: what it is about, and what there is to say, in one or more paragraphs. */
export interface TableRow {
  head: string
  cell: readonly { text: string; style: TextStyle }[]
}

const headColumn = { x: wholeLine.x, width: 104 }
const gutter = 12
/** The last line of a cell brings its gap along. */
const belowCell = gaps.cell - textStyles.text.lineGap
const cellColumn = {
  x: headColumn.x + headColumn.width + gutter,
  width: wholeLine.width - headColumn.width - gutter,
}

/** A table of two columns, whose first cells say what each row is about. A row stays on one page where it can. */
export function drawTable(pdf: Pdf, rows: readonly TableRow[]): void {
  const { doc, root } = pdf
  const table = doc.struct("Table")
  root.add(table)
  for (const row of rows) {
    keepTogether(pdf, heightOfRow(pdf, row))
    if (row === rows[0]) drawRule(pdf)
    drawRow(pdf, table, row)
    drawRule(pdf)
  }
  table.end()
  doc.y += gaps.paragraph
}

function heightOfRow(pdf: Pdf, { head, cell }: TableRow): number {
  const cellHeight = cell.reduce((sum, { text, style }) => sum + heightsOf(pdf, text, style, cellColumn).height, 0)
  return Math.max(heightsOf(pdf, head, textStyles.strong, headColumn).height, cellHeight) + gaps.cell + belowCell
}

function drawRow(pdf: Pdf, table: PDFKit.PDFStructureElement, { head, cell }: TableRow): void {
  const { doc } = pdf
  const pages = () => doc.bufferedPageRange().count
  doc.y += gaps.cell
  const [top, pageOfTop] = [doc.y, pages()]
  const row = doc.struct("TR")
  table.add(row)
  row.add(doc.struct("TH", { scope: "Row" }, textParts(pdf, head, textStyles.strong, headColumn)))
  const headBottom = doc.y
  // A first cell that runs over the page has left the row's top behind.
  const isSamePage = pages() === pageOfTop
  doc.y = isSamePage ? top : doc.page.margins.top
  const paragraphs = cell.map(({ text, style }) => doc.struct("P", {}, textParts(pdf, text, style, cellColumn)))
  row.add(doc.struct("TD", {}, paragraphs))
  row.end()
  if (pages() === pageOfTop || !isSamePage) doc.y = Math.max(doc.y, headBottom)
  doc.y += belowCell
}

/** A line over the whole width, of no meaning to who hears the document. */
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
