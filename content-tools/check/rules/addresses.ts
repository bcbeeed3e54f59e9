/** Collects the pages, anchors, redirects and files of this site that a link may lead to. */
import { publicationPath, publicPages, signInPages, type PublicPage } from "../../../src/routes"
import { contentFiles } from "../../model"
import { programOf } from "../../model/endedPrograms"
import { anchoredIds } from "./anchors"
import type { ValidContent } from "./validContent"

const pages: readonly PublicPage[] = publicPages

export interface Addresses {
  /** Anchors of each page by its path; undefined if the content with the anchors is not valid. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Whether `pages` has the pages of publications: false if publications.json is not valid. */
  hasPapers: boolean
  /** Targets of the redirects by their source path; undefined if redirects.json is not valid. */
  redirects: ReadonlyMap<string, string | undefined> | undefined
  /** Paths of the files in static/ and of the files that the build makes. */
  files: ReadonlySet<string>
}

/**
 * @param ended programs that have ended: a redirect has the address of their page
 * @param files paths such as `/documents/terms.pdf`
 */
export function addressesOf(valid: ValidContent, ended: ReadonlySet<string>, files: Iterable<string>): Addresses {
  const { "redirects.json": redirects, "publications.json": papers } = valid
  return {
    pages: new Map([
      ...pages
        .filter(({ program = "" }) => !ended.has(program))
        .map((page) => [page.path, anchorsOf(page, valid, ended)] as const),
      ...signInPages.map((path) => [path, new Set<string>()] as const),
      ...(papers ?? []).map(({ id }) => [publicationPath(id), new Set<string>()] as const),
    ]),
    hasPapers: papers !== undefined,
    redirects: redirects && new Map(redirects.map(({ from, toPath }) => [from, toPath])),
    files: new Set(files),
  }
}

function anchorsOf(
  { anchors, ofProgram = {}, entryAnchors = {}, plan }: PublicPage,
  valid: ValidContent,
  ended: ReadonlySet<string>,
): Set<string> | undefined {
  const isShown = (path: string, part: unknown) =>
    contentFiles.every((file) => file.path !== path || !ended.has(programOf(file, part) ?? ""))
  const ofEntries = Object.entries(entryAnchors).map(([file, prefix]) =>
    valid[file as "faq.json"]
      ?.filter((entry) => isShown(file, entry))
      .flatMap((entry) => anchoredIds(entry).map((id) => prefix + id)),
  )
  const plans = plan === undefined ? [] : valid["timelines.json"]
  ofEntries.push(plans?.filter(({ id }) => id === plan).flatMap(anchoredIds))
  if (ofEntries.includes(undefined)) return undefined
  const ofSections = anchors.filter((anchor) => !ended.has(ofProgram[anchor] ?? ""))
  return new Set([...ofSections, ...ofEntries.flatMap((ids) => ids ?? [])])
}
