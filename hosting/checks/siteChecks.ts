/**
 * What every host has to do with the files of the build, in the words of the specification. The expectations are
 * written here again and not taken from hosting/rules, which writes the rules of the hosts.
 */
import { personalRoutes, prerenderedPath } from "../../src/routes"
import { addressCheck, httpsCheck, slashCheck } from "./addressChecks"
import { expectEqual, expectHeaders, type Check, type SendRequest, type SiteResponse } from "./check"
import { headersCheck } from "./headersCheck"
import { everyPageOf, getPage, scriptPathOf, type Papers } from "./pages"
import { personalPagesCheck } from "./personalPagesCheck"
import { redirectsCheck, type Redirects } from "./redirectsCheck"

export interface Host {
  /** Whether the host reads redirect and header rules. Otherwise the build has written a page for each redirect. */
  hasRules: boolean
  /** The encodings with which the host compresses, such as `br`. */
  encodings: readonly string[]
}

/** Requests without a page: hosts must not show another page instead, and search engines must not list them. */
const missing = [
  ...["/no-such-page", "/no-such-page/", "/team/no-such-page/", "/static/no-such-file.js", "/%", "/no-such-page/%zz"],
  ...personalRoutes.map(prerenderedPath).map((shell) => `${shell}a/b/`),
  // A browser would take these for the address of another site, if a host redirected to them without `index.html`.
  ...["//", "/\\", "/%5C", "/.//", "/%2F", "/%09/", "//evil.example/../../"].map(
    (start) => `${start}evil.example/index.html`,
  ),
]

/** Requests a path, and follows the redirect of Cloudflare to another spelling of the path on the same site. */
async function sendNormalized(send: SendRequest, path: string): Promise<SiteResponse> {
  const response = await send(path)
  const location = response.headers.get("location") ?? ""
  return response.status === 307 && /^\/[\w%]/.test(location) ? send(location) : response
}

/**
 * Returns the checks of a site on a host.
 * @param origin of the site
 */
export function siteChecks(origin: string, content: Redirects & Papers, { hasRules, encodings }: Host): Check[] {
  return [
    {
      title: "every page is published",
      remedy: "Build the site again and publish the whole folder public/.",
      run: async (send) => {
        for (const path of everyPageOf(content)) await getPage(send, path)
      },
    },
    addressCheck(origin, content),
    ...(origin.startsWith("https:") ? [httpsCheck(origin)] : []),
    slashCheck(content, hasRules),
    personalPagesCheck(origin, hasRules),
    redirectsCheck(content, hasRules),
    {
      title: "an address without a page has status 404 and shows the 404 page",
      remedy: "Serve 404.html with status 404 for every missing file.",
      run: async (send) => {
        const page = (await send("/404.html")).body
        for (const path of missing) {
          const response = await sendNormalized(send, path)
          expectEqual(`The status of ${path}`, response.status, 404)
          if (!response.body.includes("<title") || (page.includes("<title") && response.body !== page))
            throw new Error(`${path} does not show the 404 page`)
        }
      },
    },
    {
      title: "rules, source maps and webpack's statistics are not published",
      remedy: "Build the site again into an empty folder, and let the host hide its own files.",
      run: async (send) => {
        const rules = hasRules ? ["/_redirects", "/_headers"] : []
        for (const path of [...rules, "/nginx-server.conf", "/webpack.stats.json", `${await scriptPathOf(send)}.map`])
          expectEqual(`The status of ${path}`, (await send(path)).status, 404)
      },
    },
    ...(hasRules ? [headersCheck] : []),
    ...encodings.map((encoding): Check => ({
      title: `pages and scripts are compressed with ${encoding}`,
      remedy: "Turn on compression of HTML, JavaScript, CSS, JSON and SVG.",
      run: async (send) => {
        for (const path of ["/", await scriptPathOf(send)]) {
          const response = await send(path, { headers: { "accept-encoding": encoding } })
          expectHeaders(path, response, { "content-encoding": encoding, vary: /accept-encoding/i })
          if (response.body !== (await send(path)).body) throw new Error(`${path} has other content when compressed`)
        }
      },
    })),
  ]
}
