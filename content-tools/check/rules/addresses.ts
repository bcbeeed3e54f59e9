/** Collects the pages, anchors, redirects and files of this site that a link may lead to. */
import {
  personalRoutes,
  prerenderedPath,
  publicationPath,
  publicPages,
  publicPagesOf,
  signInPages,
  type PublicPage,
} from "../../../src/routes"
import { anchoredIds } from "./anchors"
import type { ValidContent } from "./validContent"
import { withoutSlash } from "./withoutSlash"

export interface Addresses {
  /** Anchors of each page by its path; undefined if the content with the anchors is not valid. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Whether `pages` has the pages of publications: false if publications.json is not valid. */
  hasPapers: boolean
  /** Source paths of the redirects; undefined if redirects.json is not valid. */
  redirects: ReadonlySet<string> | undefined
  /** Paths of the files in static/ and of the files that the build makes. */
  files: ReadonlySet<string>
}

/** @param files paths such as `/documents/terms.pdf` */
export function addressesOf(valid: ValidContent, files: Iterable<string>): Addresses {
  const { "redirects.json": redirects, "publications.json": papers } = valid
  return {
    pages: new Map([
      ...servedPages(valid).map((page) => [page.path, anchorsOf(page, valid)] as const),
      ...signInPages.map((path) => [path, new Set<string>()] as const),
      ...(papers ?? []).map(({ id }) => [publicationPath(id), new Set<string>()] as const),
    ]),
    hasPapers: papers !== undefined,
    redirects: redirects && new Set(redirects.map(({ from }) => from)),
    files: new Set(files),
  }
}

/** Returns the pages that exist: without the page of a program that has ended, whose address a redirect has. */
export function servedPages({ "programs.json": programs }: ValidContent): readonly PublicPage[] {
  return programs ? publicPagesOf({ "programs.json": programs }) : publicPages
}

function anchorsOf({ anchors, entryAnchors = {}, plan }: PublicPage, valid: ValidContent): Set<string> | undefined {
  const ofEntries = Object.entries(entryAnchors).map(([file, prefix]) =>
    valid[file as "faq.json"]?.flatMap((entry) => anchoredIds(entry).map((id) => prefix + id)),
  )
  const plans = plan === undefined ? [] : valid["timelines.json"]
  ofEntries.push(plans?.filter(({ id }) => id === plan).flatMap(anchoredIds))
  return ofEntries.includes(undefined) ? undefined : new Set([...anchors, ...ofEntries.flatMap((ids) => ids ?? [])])
}

/** Returns the personal route that a path belongs to, such as `/letter/`, or undefined. */
export function personalRouteOf(path: string): string | undefined {
  return personalRoutes.map(prerenderedPath).find((route) => `${withoutSlash(path)}/`.toLowerCase().startsWith(route))
}
