import { formAddress } from "../../src/formProvider"
import { personalRoutes, prerenderedPath } from "../../src/routes"
import type { Content } from "../../content-tools/model"

export interface RedirectRule {
  /** May end in a placeholder for one segment, as in `/letter/:userId`. */
  path: string
  /** A path of the site or a URL. It has no query, because hosts add the query of the request. */
  toPath: string
  /** 200 is a rewrite. */
  status: number
}

/**
 * Returns two rules for each redirect, without and with a trailing slash, because Cloudflare and Gatsby match a path
 * exactly.
 *
 * A redirect inside the site is permanent (301), so search engines transfer the ranking of the old URL. The form behind
 * a redirect changes each season and browsers cache a 301, so a redirect to a form is temporary (302; RFC 9110,
 * 15.4.2–3). So is a redirect of a program, which may come back.
 * @param formsUrl origin of the form provider, without a trailing slash
 */
export function redirectRules(
  { "redirects.json": redirects, "forms.json": forms }: Pick<Content, "redirects.json" | "forms.json">,
  formsUrl: string,
): RedirectRule[] {
  return redirects.flatMap(({ from, toPath, toForm, program }) => {
    // The content check requires the form.
    const form = forms.find(({ id }) => id === toForm)
    return [from, `${from}/`].map((path) => ({
      path,
      toPath: toPath ?? formAddress(formsUrl, form?.formId ?? ""),
      status: toPath && !program ? 301 : 302,
    }))
  })
}

/**
 * Two rewrites for each client-only route, without and with a trailing slash, because Cloudflare distinguishes them.
 * They keep the placeholder for one segment (`/letter/:userId`) instead of a wildcard (`/letter/*`), so that no rule
 * matches `/letter/`, which is a file. The target is the folder of the file: Cloudflare removes `index.html` from every
 * path, and would take the rule for a loop.
 */
export const rewrites: readonly RedirectRule[] = personalRoutes.flatMap((route) =>
  [route, `${route}/`].map((path) => ({ path, toPath: prerenderedPath(route), status: 200 })),
)

/**
 * Returns `_redirects` in the syntax that Netlify and Cloudflare share
 * (https://docs.netlify.com/routing/redirects/, https://developers.cloudflare.com/workers/static-assets/redirects/). The
 * content check rejects paths and numbers of redirects that these hosts would misread or ignore.
 */
export function redirectsFile(rules: readonly RedirectRule[]): string {
  return rules.map(({ path, toPath, status }) => `${path} ${toPath} ${status}\n`).join("")
}

/** Adds the query of a request to the target of a redirect. */
export function withQuery(target: string, search: string): string {
  const [address = "", hash] = target.split("#", 2)
  return `${address}${search}${hash === undefined ? "" : `#${hash}`}`
}
