import type { Pdf } from "./openPdf"
import { normalize } from "../../../content-tools/printedText"
import { linkPattern, plainText } from "../../../src/format/linkedText"
import { absoluteUrl } from "../../../src/routes"
import { colors, type TextStyle } from "./style"

/** A column of text, in points from the left edge of the page. */
export interface Column {
  x: number
  width: number
}

/**
 * Returns the children of a structure element. When the element is added to the document, the children draw the text
 * below `doc.y`, with its links. The text continues on the next page if necessary.
 */
export function textChildren(
  { doc }: Pdf,
  text: string,
  style: TextStyle,
  { x, width }: Column,
): PDFKit.PDFStructureElementChild[] {
  const runs = runsOf(text)
  return runs.map(({ text, link }, index) => {
    const drawRun = () => {
      doc.font(style.face, style.size).fillColor(link ? colors.accent : style.color)
      // The subject of an email says which document the question is about.
      const takesSubject = link?.startsWith("mailto:") && !link.includes("?")
      const subject = takesSubject ? `?subject=${encodeURIComponent(doc.info.Title ?? "")}` : ""
      // A run inherits the options that it does not set from the run that it continues.
      const linkOptions = { link: link === undefined ? null : link + subject, underline: link !== undefined }
      const options = { width, lineGap: style.lineGap, continued: index < runs.length - 1, ...linkOptions }
      if (index === 0) doc.text(text, x, doc.y, options)
      else doc.text(text, options)
    }
    return link ? doc.struct("Link", {}, [drawRun]) : drawRun
  })
}

/** Returns the height of a text in points. */
export function heightOf({ doc }: Pdf, text: string, { face, size, lineGap }: TextStyle, { width }: Column): number {
  return doc.font(face, size).heightOfString(normalize(plainText(text)), { width, lineGap })
}

/** A piece of text with at most one link. */
interface Run {
  text: string
  /** URL of its link. */
  link?: string | undefined
}

/** A link with the rest of the words that it touches. */
const linkWithWords = new RegExp(`[^\\s\u001f]*${linkPattern}[^\\s\u001f]*`, "g")

/**
 * Splits a text into runs. The run of a link has its whole words, so that no line begins with the punctuation after the
 * link.
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  const normal = normalize(text)
  let end = 0
  for (const { 0: match, 2: href = "", index } of normal.matchAll(linkWithWords)) {
    runs.push({ text: normal.slice(end, index) })
    runs.push({ text: plainText(match), link: absoluteUrl(href) })
    end = index + match.length
  }
  return [...runs, { text: normal.slice(end) }].filter((run) => run.text)
}
