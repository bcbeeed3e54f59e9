/** Collects the pages, anchors, redirects and files of this site that a link may lead to. */
import { personalRoutes, publicPages, shellOf, signInPages, type PublicPage } from "../../../../src/routes"
import { checkAnchors } from "./anchors"
import { checkSchema } from "./schema"
import { entriesOf, recordsOf, type ParsedFile } from "../traverse"
import { checkUnique } from "./unique"

export interface Addresses {
  /** Anchors of each page by its path; undefined if the content with the anchors cannot be read. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Source paths of the redirects, without trailing slash; undefined if redirects.json cannot be read. */
  redirects: ReadonlySet<string> | undefined
  /** Paths of the files in static/ and of the files that the build makes. */
  files: ReadonlySet<string>
}

/** @param files paths such as `/documents/terms.pdf` */
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
    const parsed = content.find((one) => one.file.path === file)
    // A link to a wrong id is not a second mistake.
    if (!parsed || !hasValidIds(parsed)) return undefined
    for (const { id } of recordsOf(parsed.data)) all.add(`${prefix}${String(id)}`)
  }
  return all
}

function hasValidIds(parsed: ParsedFile): boolean {
  const problems = [...checkSchema(parsed), ...checkUnique(parsed), ...checkAnchors(parsed)]
  return Array.isArray(parsed.data) && problems.every(({ path }) => path.at(-1) !== "id")
}

/** Removes trailing slashes, but keeps the path `/`. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, "")
}

/** Returns the personal route that a path belongs to, such as `/letter/`, or undefined. */
export function personalRouteOf(path: string): string | undefined {
  return personalRoutes.map(shellOf).find((route) => `${withoutSlash(path)}/`.toLowerCase().startsWith(route))
}
