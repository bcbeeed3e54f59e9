import { inspectPdfs } from "../testing/inspectPdf"
import { drawHeading, drawList, drawParagraph, drawTable } from "./blocks"
import { closePdf, keepSection, openPdf, type Pdf } from "./openPdf"
import { textStyles } from "./style"

const lines = (count: number) =>
  "Text that fills one line of the page, which has about eighty-five letters so far. ".repeat(count)

const cell = [1, 2].map(() => ({ text: "Text", style: textStyles.text }))
const rows = [1, 2].map((week) => ({ heading: `Week ${week}`, cell }))

/** What each document draws, and the free height, in points, at the bottom of its first page. */
const drawings: readonly (readonly [freeHeight: number, draw: (pdf: Pdf) => void])[] = [
  [
    80,
    (pdf) => {
      drawHeading(pdf, "Heading", lines(4))
      drawParagraph(pdf, lines(4))
    },
  ],
  [400, (pdf) => drawParagraph(pdf, lines(40))],
  [65, (pdf) => drawList(pdf, ["First", lines(3)])],
  [65, (pdf) => drawTable(pdf, rows)],
  ...(
    [
      [200, 0],
      [90, 120],
      [90, 20],
      [400, 0],
    ] as const
  ).map(
    ([height, rest]) =>
      [
        130,
        (pdf: Pdf) => {
          keepSection(pdf, height, rest)
          drawHeading(pdf, "Heading", "")
        },
      ] as const,
  ),
]

/** The texts of each page of each document. */
let documents: string[][][]

beforeAll(async () => {
  const files = drawings.map(([freeHeight, draw]) => {
    const pdf = openPdf({ title: "Title", author: "Author", created: "2025-05-01" })
    pdf.doc.y = pdf.doc.page.maxY() - freeHeight
    draw(pdf)
    return closePdf(pdf)
  })
  documents = inspectPdfs(await Promise.all(files)).map(({ pages }) =>
    pages.map(({ pieces }) => pieces.map(({ text }) => text).filter((text) => text.trim())),
  )
})

it("moves a paragraph to the next page if it does not fit, and a heading with the paragraph below it", () => {
  expect(documents[0]?.map((texts) => texts.length)).toEqual([0, 5])
})

it("splits a paragraph that is taller than half a page", () => {
  expect(documents[1]?.map((texts) => texts.length > 5)).toEqual([true, true])
})

it.each([
  ["moves a section that does not fit to the next page", 4, 2],
  ["moves a section if the next one would be almost alone on the last page", 5, 2],
  ["keeps a section on the page if the next one fits too", 6, 1],
  ["splits a section that is higher than half a page", 7, 1],
])("%s", (_name, index, pages) => {
  expect(documents[index]?.map((texts) => texts.length)).toEqual(pages === 2 ? [0, 1] : [1])
})

it.each([
  ["an item of a list", 2, ["•", "First"]],
  ["a row of a table", 3, ["Week 1", "Text", "Text"]],
] as const)("moves %s to the next page if it does not fit", (_name, index, first) => {
  expect([documents[index]?.[0], documents[index]?.length]).toEqual([first, 2])
})
