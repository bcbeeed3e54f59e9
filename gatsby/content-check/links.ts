/** Links inside the site: the page, the anchor and the document that each leads to have to be there. */
import { personalRouteOf, withoutSlash, type Addresses } from "./addresses"
import { didYouMean } from "./didYouMean"
import { listed, quoted } from "./inWords"
import type { ContentProblem } from "./problem"
import { fieldsOf, isValid, type ParsedFile } from "./walk"

export function checkLinks(parsed: ParsedFile, addresses: Addresses): ContentProblem[] {
  return fieldsOf(parsed).flatMap((field) => {
    const { role, value, path } = field
    if (role !== "link" || typeof value !== "string" || !isValid(field)) return []
    const message = mistakeIn(value, addresses)
    return message ? [{ file: parsed.file.path, path, message }] : []
  })
}

interface LinkParts {
  path: string
  /** With the question mark, or empty. */
  query: string
  /** Without the #; undefined where there is none. */
  anchor: string | undefined
}

/** Second half of a sentence, or undefined where the link is right. */
function mistakeIn(link: string, addresses: Addresses): string | undefined {
  if (link.startsWith("#")) return anchorAlone(link, addresses)
  if (!link.startsWith("/")) return undefined
  const { path, query, anchor } = partsOf(link)
  if (addresses.pages.has(path)) return anchor === undefined ? undefined : mistakeInAnchor(path, anchor, addresses)
  if (addresses.redirects?.has(withoutSlash(path)) || addresses.files.has(path)) return undefined
  if (addresses.pages.has(`${path}/`)) {
    const right = `${path}/${query}${anchor === undefined ? "" : `#${anchor}`}`
    return `is ${quoted(link)}, but a page is written with a closing slash. Write ${quoted(right)}.`
  }
  return notThere(path, addresses)
}

function partsOf(link: string): LinkParts {
  const [address = "", ...anchor] = link.split("#")
  const [path = "", ...query] = address.split("?")
  return {
    path,
    query: query.length > 0 ? `?${query.join("?")}` : "",
    anchor: anchor.length > 0 ? anchor.join("#") : undefined,
  }
}

function anchorAlone(link: string, { pages }: Addresses): string {
  const page = [...pages].find(([, anchors]) => anchors?.has(link.slice(1)))?.[0]
  const right = page === undefined ? "Write the page before it, as in" : "Write"
  return `is ${quoted(link)}, but that leads to a different place on each page. ${right} ${quoted(`${page ?? "/"}${page === undefined ? "#faq" : link}`)}.`
}

function mistakeInAnchor(page: string, anchor: string, { pages }: Addresses): string | undefined {
  const anchors = pages.get(page)
  if (!anchors || anchors.has(anchor)) return undefined
  const links = [...anchors].map((one) => `${page}#${one}`)
  const link = `${page}#${anchor}`
  const otherwise = links.length > 0 ? ` The anchors of this page are: ${listed(links)}.` : ` Write ${quoted(page)}.`
  return `is ${quoted(link)}, but the page ${quoted(page)} has no place called ${quoted(anchor)}.${didYouMean(link, links, otherwise)}`
}

const documentEnding = /\.(pdf|ics)$/i

function notThere(path: string, { pages, redirects, files }: Addresses): string | undefined {
  if (personalRouteOf(path) !== undefined)
    return `is ${quoted(path)}, but that page is for one applicant only. Link to a page for everybody.`
  if (documentEnding.test(path)) {
    const documents = [...files].filter((file) => documentEnding.test(file))
    const remedy = didYouMean(path, documents, " Put the file into static/, or name one that is there.")
    return `is ${quoted(path)}, but there is no such document.${remedy}`
  }
  // A path that only a redirect answers cannot be told from a wrong one while the redirects cannot be read.
  if (!redirects) return undefined
  const remedy = didYouMean(
    path,
    [...pages.keys(), ...redirects, ...files],
    ` The pages are: ${listed([...pages.keys()])}.`,
  )
  return `is ${quoted(path)}, but this site has no such page.${remedy}`
}
