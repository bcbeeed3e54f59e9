/** Reads a JSON list of PDF files in base64, and prints their contents as JSON, for tests. inspectPdf.ts runs it. */
import { text } from "node:stream/consumers"
import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs"
import type { InspectedPage, InspectedPdf } from "./inspectPdf"

async function inspect(base64: string): Promise<InspectedPdf> {
  const data = new Uint8Array(Buffer.from(base64, "base64"))
  const document = await getDocument({ data, verbosity: 0 }).promise
  const { info } = await document.getMetadata()
  const pages: InspectedPage[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    // Null on a page of a PDF without tags.
    const tree = (await page.getStructTree()) as StructNode | null
    const annotations = (await page.getAnnotations()) as { subtype: string; unsafeUrl?: string }[]
    pages.push({
      pieces: piecesOf(items),
      roles: tree ? rolesOf(tree) : [],
      links: annotations.flatMap(({ subtype, unsafeUrl }) => (subtype === "Link" && unsafeUrl ? [unsafeUrl] : [])),
    })
  }
  const markInfo = await document.getMarkInfo()
  await document.destroy()
  return { info, isMarked: markInfo?.Marked === true, pages }
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

/** Returns the roles of the elements below a node. Content items have no role. */
function rolesOf(node: StructNode): string[] {
  return node.children.flatMap((child) => ("role" in child ? [child.role, ...rolesOf(child)] : []))
}

const files = JSON.parse(await text(process.stdin)) as string[]
console.log(JSON.stringify(await Promise.all(files.map(inspect))))
