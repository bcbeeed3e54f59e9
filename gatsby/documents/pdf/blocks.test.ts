import { inspectPdfs } from "../testing/inspectPdf"
import { drawList, drawParagraph, drawTable } from "./blocks"
import { closePdf, openPdf, type Pdf } from "./openPdf"
import { textStyles, wholeLine } from "./style"
import { heightOf } from "./text"

const text = "Text that fills several lines. ".repeat(15)

/** Draws with the given free height, in points, at the bottom of the first page. Returns the texts of each page. */
async function textsByPage(freeHeight: (pdf: Pdf) => number, draw: (pdf: Pdf) => void): Promise<string[][]> {
  const pdf = openPdf({ title: "Title", author: "Author", created: "2025-05-01" })
  pdf.doc.y = pdf.doc.page.maxY() - freeHeight(pdf)
  draw(pdf)
  const [inspected] = inspectPdfs([await closePdf(pdf)])
  return inspected?.pages.map(({ pieces }) => pieces.map((piece) => piece.text).filter((piece) => piece.trim())) ?? []
}

it("moves two lines of a paragraph to the next page if only the last line does not fit", async () => {
  const heightWithoutLastLine = (pdf: Pdf) => heightOf(pdf, text, textStyles.text, wholeLine) - 10
  const pages = await textsByPage(heightWithoutLastLine, (pdf) => drawParagraph(pdf, text))
  expect(pages.map((lines) => lines.length)).toEqual([3, 2])
})

it("moves a paragraph to the next page if only its first line fits", async () => {
  const pages = await textsByPage(
    () => 25,
    (pdf) => drawParagraph(pdf, text),
  )
  expect(pages.map((lines) => lines.length)).toEqual([0, 5])
})

it("moves the last two items of a list to the next page if only the last item does not fit", async () => {
  const pages = await textsByPage(
    () => 60,
    (pdf) => drawList(pdf, ["First", "Second", "Third"]),
  )
  expect(pages).toEqual([
    ["•", "First"],
    ["•", "Second", "•", "Third"],
  ])
})

it("moves a row of a table to the next page if it does not fit", async () => {
  const cell = (...paragraphs: string[]) => paragraphs.map((one) => ({ text: one, style: textStyles.text }))
  const rows = [
    { heading: "Week 1", cell: cell("Topic", "Content") },
    { heading: "Week 2", cell: cell("Topic 2", "Content 2") },
  ]
  const pages = await textsByPage(
    () => 70,
    (pdf) => drawTable(pdf, rows),
  )
  expect(pages).toEqual([
    ["Week 1", "Topic", "Content"],
    ["Week 2", "Topic 2", "Content 2"],
  ])
})
