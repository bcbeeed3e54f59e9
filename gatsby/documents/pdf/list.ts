import { keepTogether, type Pdf } from "./openPdf"
import { gaps, textStyles, wholeLine } from "./style"
import { heightsOf, textParts } from "./text"

/** Room for the bullet. */
const indent = 14
const body = { x: wholeLine.x + indent, width: wholeLine.width - indent }

/** A list with bullets. A point stays on one page where it can, and the last one does not stand alone on the next. */
export function drawList(pdf: Pdf, items: readonly string[]): void {
  const { doc, root } = pdf
  const list = doc.struct("L")
  root.add(list)
  const heights = items.map((text) => heightsOf(pdf, text, textStyles.text, body).height)
  items.forEach((text, index) => {
    const isLastButOne = index === items.length - 2
    keepTogether(pdf, sum(heights.slice(index, index + (isLastButOne ? 2 : 1))))
    const top = doc.y
    const item = doc.struct("LI")
    list.add(item)
    item.add(doc.struct("Lbl", {}, textParts(pdf, "•", textStyles.text, { x: wholeLine.x, width: indent })))
    doc.y = top
    item.add(doc.struct("LBody", {}, textParts(pdf, text, textStyles.text, body)))
    doc.y += gaps.item
  })
  list.end()
  doc.y += gaps.paragraph - gaps.item
}

function sum(heights: readonly number[]): number {
  return heights.reduce((all, one) => all + one + gaps.item, 0)
}
