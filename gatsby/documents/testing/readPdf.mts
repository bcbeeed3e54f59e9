/** Prints the contents of PDF files as JSON, for tests. inspectPdf.ts runs it. */
import { readFile } from "node:fs/promises"
import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs"
import type { InspectedPage, InspectedPdf, TagNode } from "./inspectPdf"

async function inspect(file: string): Promise<InspectedPdf> {
  const document = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise
  const { info } = await document.getMetadata()
  const { Title, Author, Language, CreationDate, PDFFormatVersion } = info as Record<string, string>
  const pages: InspectedPage[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const annotations = (await page.getAnnotations()) as { subtype: string; unsafeUrl?: string }[]
    pages.push({
      pieces: piecesOf(items),
      tags: tagsOf(await page.getStructTree()),
      links: annotations.flatMap(({ subtype, unsafeUrl }) => (subtype === "Link" && unsafeUrl ? [unsafeUrl] : [])),
    })
  }
  const markInfo = await document.getMarkInfo()
  await document.destroy()
  return {
    title: Title,
    author: Author,
    language: Language,
    created: CreationDate,
    version: PDFFormatVersion,
    isMarked: markInfo?.Marked === true,
    pages,
  }
}

type Item = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>["items"][number]

/** Returns the texts, each with the tag of the marked content around it. */
function piecesOf(items: readonly Item[]): InspectedPage["pieces"] {
  const open: string[] = []
  return items.flatMap((item) => {
    if ("str" in item) {
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
      return [{ text: item.str, x, y, width: item.width, markedAs: open.at(-1) ?? "" }]
    }
    // The types of pdf.js do not declare the tag.
    if (item.type.startsWith("begin")) open.push("tag" in item ? String(item.tag) : "")
    else open.pop()
    return []
  })
}

type StructNode = Awaited<ReturnType<PDFPageProxy["getStructTree"]>>

/** Returns the elements below a node. Content items have no role and are left out. */
function tagsOf(node: StructNode): TagNode[] {
  return node.children.flatMap((child) => ("role" in child ? [{ role: child.role, children: tagsOf(child) }] : []))
}

console.log(JSON.stringify(await Promise.all(process.argv.slice(2).map(inspect))))
