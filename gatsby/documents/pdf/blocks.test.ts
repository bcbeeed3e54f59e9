import { inspectPdfs } from "../testing/inspectPdf"
import { drawHeading, drawList, drawParagraph, drawTable } from "./blocks"
import { closePdf, openPdf, type Pdf } from "./openPdf"
import { textStyles } from "./style"

const lines = (count: number) =>
  "Text that fills one line of the page, which has about eighty-five letters so far. ".repeat(count)

/** Draws with the given free height, in points, at the bottom of the first page. Returns the texts of each page. */
async function textsByPage(freeHeight: number, draw: (pdf: Pdf) => void): Promise<string[][]> {
  const pdf = openPdf({ title: "Title", author: "Author", created: "2025-05-01" })
  pdf.doc.y = pdf.doc.page.maxY() - freeHeight
  draw(pdf)
  const [inspected] = inspectPdfs([await closePdf(pdf)])
  return inspected?.pages.map(({ pieces }) => pieces.map((piece) => piece.text).filter((piece) => piece.trim())) ?? []
}

it("moves a paragraph to the next page if it does not fit, and a heading with the paragraph below it", async () => {
  const pages = await textsByPage(80, (pdf) => {
    drawHeading(pdf, "Heading", lines(4))
    drawParagraph(pdf, lines(4))
  })
  expect(pages.map((texts) => texts.length)).toEqual([0, 5])
})

it("splits a paragraph that is taller than half a page", async () => {
  const pages = await textsByPage(400, (pdf) => drawParagraph(pdf, lines(40)))
  expect(pages.map((texts) => texts.length > 5)).toEqual([true, true])
})

it.each([
  ["an item of a list", (pdf: Pdf) => drawList(pdf, ["First", lines(3)]), ["•", "First"]],
  [
    "a row of a table",
    (pdf: Pdf) => {
      const cell = [1, 2].map(() => ({ text: "Text", style: textStyles.text }))
      drawTable(
        pdf,
        [1, 2].map((week) => ({ heading: `Week ${week}`, cell })),
      )
    },
    ["Week 1", "Text", "Text"],
  ],
] as const)("moves %s to the next page if it does not fit", async (_name, draw, first) => {
  const pages = await textsByPage(65, draw)
  expect([pages[0], pages.length]).toEqual([first, 2])
})
