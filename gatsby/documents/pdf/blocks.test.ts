import { inspectPdfs } from "../testing/inspectPdf"
import { drawHeading, drawList, drawParagraph, drawTable } from "./blocks"
import { closePdf, keepSection, openPdf, type Pdf } from "./openPdf"
import { textStyles } from "./style"

// documents.test.ts has headings.

const twoLines = "Text that fills one line of the page, which has about eighty-five letters so far. ".repeat(2)

const cell = [1, 2].map(() => ({ text: "Text", style: textStyles.text }))
const rows = [1, 2].map((week) => ({ heading: `Week ${week}`, cell }))

const drawSection = (height: number, rest: number) => (pdf: Pdf) => {
  keepSection(pdf, height, rest)
  drawHeading(pdf, "Heading", "")
}

/**
 * Behavior, free height in points at the bottom of the first page, what is drawn, and the number of texts on each page.
 */
const cases: [behavior: string, freeHeight: number, draw: (pdf: Pdf) => void, counts: number[]][] = [
  ["moves a paragraph that does not fit", 50, (pdf) => drawParagraph(pdf, twoLines.repeat(2)), [0, 4]],
  [
    "splits a paragraph that is taller than half a page",
    400,
    (pdf) => drawParagraph(pdf, twoLines.repeat(20)),
    [25, 9],
  ],
  ["moves an item of a list that does not fit", 65, (pdf) => drawList(pdf, ["First", twoLines.repeat(2)]), [2, 5]],
  ["moves a row of a table that does not fit", 65, (pdf) => drawTable(pdf, rows), [3, 3]],
  ["moves a section that does not fit", 130, drawSection(200, 0), [0, 1]],
  ["moves a section if the next one would be almost alone on the last page", 130, drawSection(90, 120), [0, 1]],
  ["keeps a section on the page if the next one fits too", 130, drawSection(90, 20), [1]],
  ["splits a section that is higher than half a page", 130, drawSection(400, 0), [1]],
]

/** The number of texts on each page of each document. */
let documents: number[][]

beforeAll(async () => {
  const files = cases.map(([, freeHeight, draw]) => {
    const pdf = openPdf({ title: "Title", author: "Author", created: "2025-05-01" })
    pdf.doc.y = pdf.doc.page.maxY() - freeHeight
    draw(pdf)
    return closePdf(pdf)
  })
  documents = inspectPdfs(await Promise.all(files)).map(({ pages }) =>
    pages.map(({ pieces }) => pieces.filter(({ text }) => text.trim()).length),
  )
})

it.each(cases.map(([behavior, , , counts], index) => [behavior, index, counts] as const))("%s", (_, index, counts) => {
  expect(documents[index]).toEqual(counts)
})
