/** The addresses that a link of this site may lead to. */
import { personalRoutes, publicPages, shellOf, signInPages, type PublicPage } from "../../src/routes"
import { entriesOf, type ParsedFile } from "./walk"

export interface Addresses {
  /** Anchors of each page; undefined where content that gives anchors cannot be read. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Paths that a redirect answers, without closing slash; undefined where the redirects cannot be read. */
  redirects: ReadonlySet<string> | undefined
  /** Files that are published as they are, or made by the build. */
  files: ReadonlySet<string>
}

/**
 * @param files addresses such as `/documents/terms.pdf`
 */
export function addressesOf(content: readonly ParsedFile[], files: Iterable<string>): Addresses {
  const redirects = entriesOf(content, "redirects.json")
  return {
    pages: new Map([
      ...publicPages.map((page) => [page.path, anchorsOf(page, content)] as const),
      ...signInPages.map((path) => [path, new Set<string>()] as const),
    ]),
    redirects: redirects && new Set(redirects.map(({ from }) => withoutSlash(String(from)))),
    files: new Set(files),
  }
}

function anchorsOf(
  { anchors, entryAnchors = {} }: PublicPage,
  content: readonly ParsedFile[],
): Set<string> | undefined {
  const all = new Set(anchors)
  for (const [file, prefix] of Object.entries(entryAnchors)) {
    const entries = entriesOf(content, file)
    if (!entries) return undefined
    for (const { id } of entries) all.add(`${prefix}${String(id)}`)
  }
  return all
}

/** `/research` for `/research/`; `/` stays. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, "")
}

/** The personal route that a path belongs to, such as `/letter/`. */
export function personalRouteOf(path: string): string | undefined {
  return personalRoutes.map(shellOf).find((start) => `${withoutSlash(path)}/`.toLowerCase().startsWith(start))
}
