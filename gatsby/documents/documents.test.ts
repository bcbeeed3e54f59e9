import { formatDate, formatDateRange } from "../../src/format/dateTime"
import { linkInText, plainText } from "../../src/format/linkedText"
import { formatPrice } from "../../src/format/number"
import { loadContent } from "../../content-tools/load"
import type { Content } from "../../content-tools/model"
import { documentIds } from "../../content-tools/schemas/documents"
import { documentPath } from "../../content-tools/model/documentPaths"
import { inspectPdfs, textOf, type InspectedPdf } from "./testing/inspectPdf"
import { renderDocuments } from "./writeDocuments"
import { renderDocument } from "./renderDocument"
import { language } from "../../src/language"

type ProgramDocument = Content["documents.json"][number]

const version = new Date("2025-05-01T17:00:00Z")
const long = "pneumonoultramicroscopicsilicovolcanoconiosis".repeat(6)
const letters = "Erdős, Łukasz, naïve – “8 am”…"
const sentence = "Words that fill a line and go on to the next one without an end in sight. "
const ownSubject = "mailto:ask@school.example?subject=Aid"
const extremeDocument: ProgramDocument = {
  id: "research-overview",
  title: `Title & <words> ${long}`,
  intro: `${letters} ${sentence.repeat(30)}`,
  changed: "2025-05-01",
  numbered: true,
  sample: false,
  sections: Array.from({ length: 20 }, (_, index) => ({
    title: `Section ${long} ${index}`,
    body: [
      `Begin${index} ${sentence.repeat(index * 3)} end${index}.`,
      `${linkInText(long, `mailto:a@${long}.example`)}, ${linkInText("us", ownSubject)}.`,
      `${linkInText("Words", "https://b.example/")}, and ${linkInText(`${long} ${long}`, "https://a.example/")}.`,
    ],
    list: [`Point${index} ${long}`, sentence.repeat(12)],
    facts: [{ label: `${long} label`, value: `${sentence.repeat(index * 8)}${long}`, remark: `${long} remark` }],
    timeline: "research-8-weeks" as const,
    link: { label: "Ask", href: "mailto:ask@school.example" },
  })),
}

let files: Map<string, Buffer>
let content: Content
let pdfs: InspectedPdf[]
let extremePdf: InspectedPdf

beforeAll(async () => {
  content = await loadContent()
  files = await renderDocuments(content, version)
  const extreme = await renderDocument(extremeDocument, content)
  pdfs = inspectPdfs([...documentIds.map((id) => bytesOf(documentPath(id))), extreme])
  extremePdf = pdfs.at(-1) as InspectedPdf
}, 60_000)

function bytesOf(urlPath: string): Buffer {
  return files.get(urlPath) ?? Buffer.alloc(0)
}

const pdfOf = (id: (typeof documentIds)[number]) => pdfs[documentIds.indexOf(id)] as InspectedPdf

it("prints the address of a link to an email, without its scheme", () => {
  expect(textOf(extremePdf)).toContain("Ask: ask@school.example")
  expect(textOf(extremePdf)).not.toContain("mailto:")
})

it("keeps the subject of an email that the content names", () => {
  expect(extremePdf.pages.flatMap(({ links }) => links)).toContain(ownSubject)
})

it("generates the same bytes from the same content", async () => {
  const again = await renderDocuments(content, version)
  for (const [urlPath, bytes] of files) expect([urlPath, again.get(urlPath)?.equals(bytes)]).toEqual([urlPath, true])
})

describe.each(documentIds)("%s", (id) => {
  const document = () => content["documents.json"].find((one) => one.id === id) as ProgramDocument

  it("has its title, author, language and date in its metadata", () => {
    expect(pdfOf(id).info).toMatchObject({
      Title: document().title,
      Author: content["site.json"].name,
      Language: language,
      CreationDate: `D:${document().changed.replaceAll("-", "")}000000Z`,
      PDFFormatVersion: "1.7",
    })
  })

  it("is the version of the day on which its text last changed", () => {
    expect(textOf(pdfOf(id))).toContain(`Version of ${formatDate(document().changed)}`)
  })

  it("begins with its only H1, and has an H2 for each section", () => {
    const roles = pdfOf(id).pages.flatMap((page) => page.roles)
    expect(roles.filter((role) => /^H\d$/.test(role))).toEqual(["H1", ...document().sections.map(() => "H2")])
    expect(roles.find((role) => role !== "Document")).toBe("H1")
  })

  it("contains all text of its content, with facts filled in", () => {
    const text = textOf(pdfOf(id))
    const { title, intro, sections } = document()
    for (const part of [title, intro, ...sections.flatMap((one) => [one.title, ...one.body, ...(one.list ?? [])])])
      expect(squeezed(text)).toContain(squeezed(plainText(part)))
    expect(text).not.toMatch(/[{}]/)
  })

  it("has a tag for every text", () => {
    expect(pdfOf(id).isMarked).toBe(true)
    expect(untaggedIn(pdfOf(id))).toEqual([])
  })

  it("has no text outside the margins", () => {
    expectInsideMargins(pdfOf(id))
  })

  it("links to the email address, with its title as the subject", () => {
    const link = `mailto:${content["site.json"].email}?subject=${encodeURIComponent(document().title)}`
    expect(pdfOf(id).pages.flatMap(({ links }) => links)).toContain(link)
  })

  const code = () => bytesOf(documentPath(id)).toString("latin1")

  it("embeds its font", () => {
    expect(code()).toContain("/FontFile2")
    expect(code()).not.toContain("/BaseFont /Helvetica")
  })

  it("is not encrypted", () => {
    expect(code()).not.toContain("/Encrypt")
  })

  it("is small", () => {
    expect(code().length).toBeLessThan(120_000)
  })
})

it.each(["research-terms", "launchpad-terms"] as const)("%s has the address of the page about privacy", (id) => {
  expect(squeezed(textOf(pdfOf(id)))).toContain(`${process.env.GATSBY_SITE_URL}/privacy/`)
})

it("prints the price, the dates and every week of the research program as the pages do", () => {
  const text = textOf(pdfOf("research-overview"))
  const research = content["programs.json"].find(({ id }) => id === "research")
  const plan = content["timelines.json"].find(({ id }) => id === "research-8-weeks")
  expect(text).toContain(formatPrice(research?.price ?? 0, "USD"))
  expect(text).toContain(formatDateRange(research?.startDate ?? "", research?.endDate ?? ""))
  for (const { title, topic, content } of plan?.items ?? [])
    expect(squeezed(text)).toContain(squeezed(`${title}${topic}${content}`))
  expect(plan?.items).toHaveLength(7)
})

it("links the words of a link in a text to its address", () => {
  const links = pdfOf("research-overview").pages.flatMap((page) => page.links)
  expect(links).toContain(`${process.env.GATSBY_SITE_URL}/documents/research-terms.pdf`)
  expect(textOf(pdfOf("research-overview"))).not.toMatch(/[[\]]/)
})

it("tags tables with row headings, lists, and links", () => {
  const roles = pdfOf("research-overview").pages.flatMap((page) => page.roles)
  for (const role of ["Table", "TR", "TH", "TD", "L", "LI", "Lbl", "LBody", "Link"]) expect(roles).toContain(role)
  expect(bytesOf(documentPath("research-overview")).toString("latin1")).toContain("/Scope /Row")
})

describe("extreme content", () => {
  it("keeps all text when it breaks long words and continues over many pages", () => {
    const text = squeezed(textOf(extremePdf))
    for (const { title, body, list = [], facts = [] } of extremeDocument.sections)
      for (const part of [
        title,
        ...body,
        ...list,
        ...facts.flatMap(({ label, value, remark = "" }) => [label, value, remark]),
      ])
        expect(text).toContain(squeezed(plainText(part)))
    expectInsideMargins(extremePdf)
    expect(untaggedIn(extremePdf)).toEqual([])
    expect(extremePdf.pages.length).toBeGreaterThan(60)
  })

  it("prints letters of many languages", () => {
    expect(squeezed(textOf(extremePdf))).toContain(squeezed(letters))
  })

  it("never puts a heading alone at the foot of a page", () => {
    for (const { pieces } of extremePdf.pages) {
      const visible = pieces.filter(({ text, markedAs }) => text.trim() !== "" && markedAs !== "Artifact")
      expect(visible.at(-1)?.markedAs).not.toBe("H2")
    }
  })

  it("prints the page number and the page count on every page", () => {
    const { length } = extremePdf.pages
    extremePdf.pages.forEach(({ pieces }, index) => {
      expect(pieces.map(({ text }) => text)).toContain(`Page ${index + 1} of ${length}`)
    })
  })

  it("has no markup in the title of its metadata, which pdfkit copies into XML", () => {
    expect(extremePdf.info).toMatchObject({ Title: `Title and words ${long}` })
  })

  it("numbers the sections", () => {
    expect(textOf(extremePdf)).toContain("1. Section")
  })
})

/** Removes spaces: PDF readers differ on whether a line ends with one. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, "")
}

const visibleIn = ({ pages }: InspectedPdf) =>
  pages.flatMap(({ pieces }) => pieces).filter(({ text }) => text.trim() !== "")
const untaggedIn = (pdf: InspectedPdf) => visibleIn(pdf).filter(({ markedAs }) => markedAs === "")

/** Positions are in points. A page of US Letter has 612 × 792 points. */
function expectInsideMargins(pdf: InspectedPdf): void {
  const visible = visibleIn(pdf)
  const outside = visible.filter(({ x, y, width }) => x < 70 || x + width > 542 || y < 40 || y > 760)
  const inFooter = visible.filter(({ y, markedAs }) => markedAs !== "Artifact" && (y < 76 || y > 712))
  expect({ outside, inFooter }).toEqual({ outside: [], inFooter: [] })
}
