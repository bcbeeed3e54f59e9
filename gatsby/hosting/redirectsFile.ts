import { personalRoutes, prerenderedPath } from "../../src/routes"
import type { RedirectRule } from "./rules"

/**
 * Two rewrites for each client-only route, without and with a trailing slash, because Cloudflare distinguishes them. They keep the
 * placeholder for one segment (`/letter/:userId`) instead of a wildcard (`/letter/*`), so that no rule matches `/letter/`, which is a
 * file. The target is the folder of the file: Cloudflare removes `index.html` from every path, and would take the rule for a loop.
 */
export const rewrites: readonly RedirectRule[] = personalRoutes.flatMap((route) =>
  [route, `${route}/`].map((path) => ({ path, toPath: prerenderedPath(route), status: 200 })),
)

/**
 * Returns `_redirects` in the syntax that Netlify and Cloudflare Pages share
 * (https://docs.netlify.com/routing/redirects/, https://developers.cloudflare.com/pages/configuration/redirects/). The content check
 * rejects paths and numbers of redirects that these hosts would misread or ignore.
 */
export function redirectsFile(rules: readonly RedirectRule[]): string {
  return rules.map(({ path, toPath, status }) => `${path} ${toPath} ${status}\n`).join("")
}
