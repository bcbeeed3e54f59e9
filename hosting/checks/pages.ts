/** What the checks of a site read from its pages. */
import type { Content } from "../../content-tools/model"
import { publicPathsOf, signInPages } from "../../src/routes"
import { expectEqual, expectHeaders, type SendRequest, type SiteResponse } from "./check"

/** The content from which the checks read the pages of programs and publications. */
export type Papers = Pick<Content, "programs.json" | "publications.json">

export const everyPageOf = (papers: Papers) => [...publicPathsOf(papers), ...signInPages]
/** Hosts differ in the spaces. */
export const revalidate = /^public, ?max-age=0, ?must-revalidate$/

export const useRules =
  "Publish the whole folder, with _redirects and _headers (nginx: include the two files of the build)."

/** Requests a page. @throws Error if the response is not a page */
export async function getPage(send: SendRequest, path: string): Promise<SiteResponse> {
  const response = await send(path)
  expectEqual(`The status of ${path}`, response.status, 200)
  expectHeaders(path, response, { "content-type": /^text\/html/ })
  if (!response.body.includes('id="___gatsby"')) throw new Error(`${path} is not a page of this site`)
  return response
}

/** @param target path and query of the location; its origin may differ */
export function expectRedirect(
  path: string,
  { status, headers }: SiteResponse,
  statuses: readonly number[],
  target: string,
): void {
  if (!statuses.includes(status))
    throw new Error(`The status of ${path} is ${status} instead of ${statuses.join(" or ")}`)
  const { pathname, search } = new URL(headers.get("location") ?? "", "http://site.invalid")
  expectEqual(`The target of ${path}`, pathname + search, target)
}

/** Returns the path of a script whose name contains a hash of its content. */
export async function scriptPathOf(send: SendRequest): Promise<string> {
  return pathIn(await getPage(send, "/"), /"[^"]*?(\/app-[0-9a-f]{20}\.js)"/)
}

export async function fontPathOf(send: SendRequest): Promise<string> {
  return pathIn(await getPage(send, "/"), /href="[^"]*?(\/static\/[^"]*\.woff2)"/)
}

function pathIn({ body }: SiteResponse, pattern: RegExp): string {
  const path = pattern.exec(body)?.[1]
  if (!path) throw new Error(`The home page contains nothing that matches ${pattern.source}`)
  return path
}
