/** The addresses that a link of this site may lead to. */
import { personalRoutes, publicPages, signInPages } from "../../src/routes"
import { entriesOf, type ParsedFile } from "./walk"

export interface Addresses {
  /** Anchors of each page; undefined where content that gives anchors cannot be read. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Paths that a redirect answers, without closing slash; undefined where the redirects cannot be read. */
  redirects: ReadonlySet<string> | undefined
  /** Files that are published as they are, or made by the build. */
  files: ReadonlySet<string>
}

/** Anchors that pages carry for the entries of a list. */
export const entryAnchors = [
  { page: "/", file: "faq.json", prefix: "faq-" },
  { page: "/", file: "research-highlights.json", prefix: "" },
  { page: "/team/", file: "team.json", prefix: "" },
] as const

/**
 * @param files addresses such as `/documents/terms.pdf`
 */
export function addressesOf(content: readonly ParsedFile[], files: Iterable<string>): Addresses {
  const redirects = entriesOf(content, "redirects.json")
  return {
    pages: new Map([
      ...publicPages.map(({ path, anchors }) => [path, withEntryAnchors(path, anchors, content)] as const),
      ...signInPages.map((path) => [path, new Set<string>()] as const),
    ]),
    redirects: redirects && new Set(redirects.map(({ from }) => withoutSlash(String(from)))),
    files: new Set(files),
  }
}

function withEntryAnchors(
  page: string,
  anchors: readonly string[],
  content: readonly ParsedFile[],
): Set<string> | undefined {
  const all = new Set(anchors)
  for (const { prefix, file } of entryAnchors.filter((one) => one.page === page)) {
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
  return personalRoutes
    .map((route) => route.slice(0, route.indexOf(":")))
    .find((start) => `${withoutSlash(path)}/`.toLowerCase().startsWith(start))
}
