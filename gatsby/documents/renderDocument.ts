import { formatDate } from "../../src/format/dateTime"
import { linkInText } from "../../src/format/linkedText"
import { absoluteUrl } from "../../src/routes"
import type { Content } from "../../content-tools/model"
import type { printedFiles } from "../../content-tools/model/documentPaths"
import { drawHeading, drawList, drawParagraph, drawTable } from "./pdf/blocks"
import { drawFrames } from "./pdf/frame"
import { closePdf, keepSection, openPdf, type Pdf } from "./pdf/openPdf"
import { gaps, textStyles } from "./pdf/style"

type Section = Content["documents.json"][number]["sections"][number]
type Timelines = Content["timelines.json"]

/**
 * Draws one document.
 * @returns a tagged PDF 1.7; the same content gives the same bytes
 */
export async function renderDocument(
  { title, changed, intro, numbered, sections }: Content["documents.json"][number],
  { "site.json": site, "timelines.json": timelines }: Pick<Content, "site.json" | (typeof printedFiles)[number]>,
): Promise<Buffer> {
  const details = { title, author: site.name, created: changed }
  const pdf = openPdf(details)
  drawParagraph(pdf, title, textStyles.title, "H1")
  drawParagraph(pdf, intro, textStyles.intro)
  drawParagraph(pdf, `Version of ${formatDate(changed)}`, textStyles.note)
  const draw = (target: Pdf, section: Section, index: number) => {
    const [first = ""] = section.body
    drawHeading(target, numbered ? `${index + 1}. ${section.title}` : section.title, first)
    drawSection(target, section, timelines)
  }
  // One for all sections, because opening a document reads its fonts.
  const trial = openPdf(details)
  const heights = sections.map((section, index) => {
    trial.doc.addPage()
    const { count } = trial.doc.bufferedPageRange()
    const top = trial.doc.y
    draw(trial, section, index)
    return trial.doc.bufferedPageRange().count > count ? Infinity : gaps.heading + trial.doc.y - top
  })
  sections.forEach((section, index) => {
    const rest = heights.slice(index + 1).reduce((sum, height) => sum + height, 0)
    keepSection(pdf, heights[index] ?? 0, rest)
    draw(pdf, section, index)
  })
  drawFrames(pdf, { name: site.name, title })
  return closePdf(pdf)
}

function drawSection(pdf: Pdf, { body, list, facts, link, timeline }: Section, timelines: Timelines): void {
  const { text: style, strong } = textStyles
  for (const paragraph of body) drawParagraph(pdf, paragraph)
  if (list) drawList(pdf, list)
  if (facts)
    drawTable(
      pdf,
      facts.map(({ label, value, remark }) => ({
        heading: label,
        cell: [value, remark].flatMap((text) => (text ? [{ text, style }] : [])),
      })),
    )
  if (link) {
    const address = absoluteUrl(link.href)
    drawParagraph(pdf, `${link.label}: ${linkInText(address.replace(/^mailto:/, ""), address)}`)
  }
  const plan = timelines.find(({ id }) => id === timeline)
  const weeks = plan?.items?.map(({ title, topic, content }) => ({
    heading: title,
    cell: [
      { text: topic, style: strong },
      { text: content, style },
    ],
  }))
  if (weeks) drawTable(pdf, weeks)
}
