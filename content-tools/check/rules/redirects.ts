import { personalRouteOf, prerenderedPath } from "../../../src/routes"
import type { Addresses } from "./addresses"
import { withoutSlash } from "./withoutSlash"
import { quote } from "../../../messages/format"
import { predicate, type ContentMistake } from "../mistake"
import type { ValidContent } from "./validContent"

/**
 * Reports redirects away from a page or a file, and redirects to another redirect, which may lead in a circle.
 * `linkMistake` reports targets that do not exist.
 */
export function checkRedirects(
  { "redirects.json": redirects = [] }: ValidContent,
  addresses: Pick<Addresses, "pages" | "files">,
): ContentMistake[] {
  return redirects.flatMap(({ from, toPath }, index) => {
    const next = redirects.findIndex((other) => toPath !== undefined && normalize(other.from) === normalize(toPath))
    const owner = ownerOf(from, addresses)
    const messages = {
      from:
        owner &&
        predicate`is ${quote(from)}, but that is the address of ${owner}. Choose another path, or remove this entry.`,
      toPath:
        next >= 0 &&
        predicate`is ${quote(toPath ?? "")}, the path of the redirect in item ${next + 1}.
          Write the page to which visitors should come in the end, or its form into "toForm".`,
    }
    return Object.entries(messages).flatMap(([field, message]) =>
      message ? [{ file: "redirects.json", path: [index, field], ...message }] : [],
    )
  })
}

/** Files of the build, and its folders. */
const builtFiles =
  /^\/((robots\.txt|sitemap[\w-]*\.xml|manifest\.webmanifest|chunk-map\.json|sw\.js|_headers|_redirects|404(\.html)?|index\.html)$|(_gatsby|open-graph|page-data|static)(\/|$))/i

function ownerOf(from: string, { pages, files }: Pick<Addresses, "pages" | "files">): string | undefined {
  if (files.has(from) || builtFiles.test(from)) return "a file"
  const route = personalRouteOf(from)
  const page =
    [...pages.keys()].find((path) => normalize(path) === normalize(from)) ?? (route && prerenderedPath(route))
  return page && `the page ${quote(page)}`
}

/** Returns a path without query, hash and trailing slash, in lower case. Some hosts ignore these differences too. */
function normalize(path: string): string {
  return withoutSlash(path.replace(/[?#].*$/, "")).toLowerCase()
}
