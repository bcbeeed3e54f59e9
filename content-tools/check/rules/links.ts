import { personalRouteOf } from "../../../src/routes"
import type { Addresses } from "./addresses"
import { withoutSlash } from "./withoutSlash"
import { formatList, quote } from "../../../messages/format"
import { applicationPrograms } from "../../../src/routes"
import { didYouMean } from "../../../messages/suggestion"
import { predicate, type Predicate } from "../mistake"
import type { TextField } from "../../model/fields"

/** Reports a link inside the site whose page, anchor or document does not exist. */
export function linkMistake({ role, value: link }: TextField, addresses: Addresses): Predicate | undefined {
  if (role !== "link") return undefined
  if (!link.startsWith("/")) return undefined
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(link) ?? []
  if (addresses.pages.has(path)) return hash ? anchorMistake(path, hash, addresses) : undefined
  if (addresses.files.has(path)) return undefined
  const target = addresses.redirects?.get(withoutSlash(path))
  if (target !== undefined && Object.hasOwn(applicationPrograms, target.replace(/[?#].*/, "")))
    return predicate`is ${quote(link)}, which redirects to an application.
      Write ${quote(target)}, so that the site can hide it while applications are closed.`
  if (addresses.redirects?.has(withoutSlash(path))) return undefined
  if (addresses.pages.has(`${path}/`))
    return predicate`is ${quote(link)}, but the address of a page ends with a slash. Write ${quote(`${path}/${query}${hash}`)}.`
  return missingTarget(path, addresses)
}

function anchorMistake(page: string, hash: string, { pages }: Addresses): Predicate | undefined {
  const anchors = pages.get(page)
  if (!anchors || anchors.has(hash.slice(1))) return undefined
  const link = `${page}${hash}`
  const links = [...anchors].map((anchor) => `${page}#${anchor}`)
  const fallback =
    links.length > 0
      ? ` Remove the link, or choose one of these anchors: ${formatList(links)}.`
      : ` Write ${quote(page)}.`
  const message = predicate`is ${quote(link)}, but the page ${quote(page)} has no anchor
    ${quote(hash.slice(1))}.${didYouMean(link, links, fallback)}`
  return { ...message, about: link }
}

const documentName = /\.(pdf|ics)$/i

function missingTarget(path: string, { pages, hasPapers, redirects, files }: Addresses): Predicate | undefined {
  if (personalRouteOf(path) !== undefined)
    return predicate`is ${quote(path)}, but that page is for one applicant only. Link to a public page.`
  const isDocument = documentName.test(path)
  // Without the redirects, the path of a redirect cannot be distinguished from a wrong path.
  if (!redirects && !isDocument) return undefined
  if (!hasPapers && path.startsWith("/research/")) return undefined
  const anchors = [...pages].flatMap(([page, names]) => [...(names ?? [])].map((name) => `${page}#${name}`))
  const candidates = isDocument ? files : [...pages.keys(), ...(redirects?.keys() ?? []), ...files, ...anchors]
  const fallback = isDocument
    ? ` Put the file into static/, or choose one of ${formatList([...files].filter((file) => documentName.test(file)))}.`
    : ` The pages are: ${formatList([...pages.keys()])}.`
  const other = [...files].find((file) => file.normalize("NFC") === path)
  if (other !== undefined)
    return predicate`is ${quote(path)}, but the letters with accents in the name of that file have another form.
      Rename the file in static/ without accents.`
  const kind = isDocument ? "document" : "page"
  return predicate`is ${quote(path)}, but this site has no such ${kind}.${didYouMean(path, candidates, fallback)}`
}
