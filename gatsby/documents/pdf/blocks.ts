/** Title, headings and paragraphs. Each is drawn at `doc.y` and leaves it where the next may begin. */
import { isAtTop, keepTogether, type Pdf } from "./openPdf"
import { gaps, textStyles, wholeLine, type TextStyle } from "./style"
import { heightsOf, textParts } from "./text"

/** Begins the document. */
export function drawTitle(pdf: Pdf, text: string): void {
  pdf.root.add(pdf.doc.struct("H1", {}, textParts(pdf, text, textStyles.title, wholeLine)))
  pdf.doc.y += gaps.paragraph
}

/**
 * A heading is never the last thing on a page.
 * @param next the paragraph that follows
 */
export function drawHeading(pdf: Pdf, text: string, next: string): void {
  const { doc, root } = pdf
  const own = heightsOf(pdf, text, textStyles.heading, wholeLine).height
  const following = heightsOf(pdf, next, textStyles.text, wholeLine).least
  keepTogether(pdf, gaps.heading + own + gaps.belowHeading + following)
  if (!isAtTop(pdf)) doc.y += gaps.heading - gaps.paragraph
  root.add(doc.struct("H2", {}, textParts(pdf, text, textStyles.heading, wholeLine)))
  doc.y += gaps.belowHeading
}

/** Two lines at least stand at the foot of a page, and at the top of the next. */
export function drawParagraph(pdf: Pdf, text: string, style: TextStyle = textStyles.text): void {
  const { doc, root } = pdf
  keepTogether(pdf, heightsOf(pdf, text, style, wholeLine).least)
  root.add(doc.struct("P", {}, textParts(pdf, text, style, wholeLine)))
  doc.y += gaps.paragraph
}
