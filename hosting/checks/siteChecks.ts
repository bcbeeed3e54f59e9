/**
 * What every host has to do with the files of the build, in the words of the specification. The expectations are written here
 * again and not taken from hosting/rules, which writes the rules of the hosts.
 */
import type { Content } from "../../content-tools/model"
import { generatedDocuments } from "../../content-tools/model/documentPaths"
import { escapeHtml } from "../rules/html"
import { openGraphPicture, personalRoutes, publicPages, prerenderedPath, signInPages } from "../../src/routes"
import { expectEqual, expectHeaders, type SiteResponse, type Check, type SendRequest } from "./check"
import { sendToService } from "./request"

export interface Host {
  /** Whether the host reads redirect and header rules. Otherwise the build has written a page for each redirect. */
  hasRules: boolean
  /** The encodings with which the host compresses, such as `br`. */
  encodings: readonly string[]
}

type Redirects = Pick<Content, "redirects.json" | "forms.json">

const everyPage = [...publicPages.map(({ path }) => path), ...signInPages]
const shells = personalRoutes.map(prerenderedPath)
/** Hosts differ in the spaces. */
const revalidate = /^public, ?max-age=0, ?must-revalidate$/
const immutable = "public, max-age=31536000, immutable"

/** Ids with dots, because the specification removes dots from an id, and because hosts take `.name` for the type of a file. */
const ids = ["e5f1c2", "e5.f1.c2", "e5f1c2.html", "..e5"]

/** Requests without a page: hosts must not show another page instead, and search engines must not list them. */
const missing = [
  ...["/no-such-page", "/no-such-page/", "/team/no-such-page/", "/static/no-such-file.js", "/%", "/no-such-page/%zz"],
  ...shells.map((shell) => `${shell}a/b/`),
  // A browser would take these for the address of another site, if a host redirected to them without `index.html`.
  ...["//", "/\\", "/%5C", "/.//", "/%2F", "/%09/", "//evil.example/../../"].map(
    (start) => `${start}evil.example/index.html`,
  ),
]

const useRules = "Publish the whole folder, with _redirects and _headers (nginx: include the two files of the build)."

/**
 * Returns the checks of a site on a host.
 * @param origin of the site
 */
export function siteChecks(origin: string, redirects: Redirects, { hasRules, encodings }: Host): Check[] {
  return [
    {
      title: "every page is published",
      remedy: "Build the site again and publish the whole folder public/.",
      run: async (send) => {
        for (const path of everyPage) await getPage(send, path)
      },
    },
    addressCheck(origin),
    ...(origin.startsWith("https:") ? [httpsCheck(origin)] : []),
    slashCheck(hasRules),
    personalPagesCheck(origin, hasRules),
    redirectsCheck(redirects, hasRules),
    {
      title: "an address without a page has status 404 and shows the 404 page",
      remedy: "Serve 404.html with status 404 for every missing file.",
      run: async (send) => {
        const page = (await send("/404.html")).body
        for (const path of missing) {
          const response = await send(path)
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
        for (const path of [...rules, "/nginx-server.conf", "/webpack.stats.json", `${await scriptOf(send)}.map`])
          expectEqual(`The status of ${path}`, (await send(path)).status, 404)
      },
    },
    ...(hasRules ? [headersCheck] : []),
    ...encodings.map((encoding): Check => ({
      title: `pages and scripts are compressed with ${encoding}`,
      remedy: "Turn on compression of HTML, JavaScript, CSS, JSON and SVG.",
      run: async (send) => {
        for (const path of ["/", await scriptOf(send)]) {
          const response = await send(path, { headers: { "accept-encoding": encoding } })
          expectHeaders(path, response, { "content-encoding": encoding, vary: /accept-encoding/i })
          if (response.body !== (await send(path)).body) throw new Error(`${path} has other content when compressed`)
        }
      },
    })),
  ]
}

function addressCheck(origin: string): Check {
  return {
    title:
      "canonical links, the sitemap and robots.txt have the address of this site, and list exactly its public pages",
    remedy: `Set GATSBY_SITE_URL=${origin} where the site is built and build again. If another address is the right one, check that one.`,
    run: async (send) => {
      const urls = publicPages.map(({ path }) => origin + path)
      for (const { path } of publicPages)
        expectEqual(`The canonical link of ${path}`, canonicalOf(await send(path)), origin + path)
      const robots = (await send("/robots.txt")).body
      if (!robots.includes(`Sitemap: ${origin}/sitemap-index.xml`))
        throw new Error("robots.txt does not name the sitemap of this address")
      const sitemaps = locations(await send("/sitemap-index.xml"))
      const lists = sitemaps.map(async (url) => locations(await send(url.replace(origin, ""))))
      expectEqual("The sitemap", (await Promise.all(lists)).flat().sort().join(" "), urls.sort().join(" "))
    },
  }
}

function httpsCheck(origin: string): Check {
  return {
    title: "http:// redirects to https://",
    remedy: "Turn on the redirect from http to https on the host.",
    run: async () => {
      const url = `http://${new URL(origin).host}/`
      const { status, headers } = await sendToService(url, { redirect: "manual" })
      const location = headers.get("location") ?? ""
      if (status < 300 || status > 399 || !location.startsWith("https://"))
        throw new Error(`${url} has status ${status} and the location "${location}"`)
    },
  }
}

function slashCheck(hasRules: boolean): Check {
  return {
    title: "a page without its trailing slash redirects to the page, or is the page",
    remedy: "Turn on the host's redirects of folders, but not for paths that begin with two slashes.",
    run: async (send) => {
      // Hosts without rules may lose the query.
      const query = hasRules ? "?a=1" : ""
      for (const path of everyPage.filter((page) => page !== "/"))
        for (const requested of [path.slice(0, -1), `/${path.slice(0, -1)}`]) {
          const response = await send(requested + query)
          if (requested.startsWith("//") && response.status === 404) continue
          if (response.status === 200) expectEqual(`The page at ${requested}`, response.body, (await send(path)).body)
          else expectRedirect(requested, response, [301, 302, 307, 308], path + query)
        }
    },
  }
}

function personalPagesCheck(origin: string, hasRules: boolean): Check {
  return {
    title:
      "personal pages open for every id, tell search engines not to list them, and allow no script of another site",
    remedy: `${useRules} Add no script to the pages on the host, and do not change robots.txt: crawlers have to see noindex.`,
    run: async (send) => {
      const notFound = (await send("/no-such-page")).body
      const robots = (await send("/robots.txt")).body
      for (const shell of shells) {
        const shellPage = (await send(shell)).body
        // Without rules, the script of the 404 page opens the page of the applicant.
        const page = hasRules ? shellPage : notFound
        if (robots.includes(shell)) throw new Error(`robots.txt names ${shell}`)
        expectPrivate(shell, shellPage, origin)
        if (shellPage.includes('rel="canonical"')) throw new Error(`${shell} has a canonical link`)
        for (const end of ["", "/", "?a=1", "/?a=1"])
          for (const path of ids.map((id) => shell + id + end)) {
            const response = await send(path)
            expectEqual(`The status of ${path}`, response.status, hasRules ? 200 : 404)
            if (response.body !== page) throw new Error(`${path} shows another page`)
            if (hasRules)
              expectHeaders(path, response, {
                "content-type": /^text\/html/,
                "cache-control": revalidate,
                "x-robots-tag": "noindex",
                "referrer-policy": "no-referrer",
              })
            else if (!/name="robots" content="[^"]*noindex/.test(page) || !/name="referrer" content="no-ref/.test(page))
              throw new Error(`${path} has no noindex or no referrer policy`)
          }
        for (const path of ["%", "%zz/", "%c3%28"].map((id) => shell + id))
          if (![page, notFound].includes((await send(path)).body)) throw new Error(`${path} shows another page`)
      }
    },
  }
}

/** @throws Error if a personal page may send a referrer or run a script of another site */
function expectPrivate(path: string, page: string, origin: string): void {
  if (!page.includes('name="referrer" content="no-referrer"')) throw new Error(`${path} has no referrer policy`)
  const sources = /script-src ([^;]*);/.exec(page)?.[1]?.split(" ")
  if (!sources) throw new Error(`${path} has no content-security policy`)
  const [assets = origin, ...others] = sources.filter((source) => !source.startsWith("'"))
  const scripts = [...page.matchAll(/<script[^>]* src="(https?:[^"]*)"/g)].map(([, url = ""]) => url)
  const foreign = [...others, ...scripts.filter((url) => !url.startsWith(assets))]
  if (foreign.length > 0) throw new Error(`${path} allows scripts from ${foreign.join(", ")}`)
}

function redirectsCheck({ "redirects.json": redirects, "forms.json": forms }: Redirects, hasRules: boolean): Check {
  return {
    title: "each redirect leads to its page or form and keeps the query",
    remedy: useRules,
    run: async (send) => {
      for (const { from, toPath, toForm } of redirects) {
        const target = toPath ?? `/${forms.find(({ id }) => id === toForm)?.formId}`
        for (const path of hasRules ? [from, `${from}/`] : [`${from}/`]) {
          const response = await send(`${path}?utm_source=mail`)
          if (hasRules) expectRedirect(path, response, [toPath ? 301 : 302], `${target}?utm_source=mail`)
          else if (!response.body.includes(`("${toPath ?? ""}`) || !response.body.includes(escapeHtml(target)))
            throw new Error(`${path} has no redirect page`)
        }
      }
    },
  }
}

const headersCheck: Check = {
  title: "pages and files have the headers of their class",
  remedy: useRules,
  run: async (send) => {
    const common = {
      "strict-transport-security": /^max-age=\d{8}$/,
      "content-security-policy": /frame-ancestors 'none'/,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": /usb=\(\)/,
      "referrer-policy": "strict-origin-when-cross-origin",
    }
    const page = { "cache-control": revalidate, "content-type": /^text\/html/ }
    const document = { "cache-control": "public, max-age=600", "x-robots-tag": "noindex" }
    const missingFile = { "cache-control": /^(?!.*immutable)/ }
    const classes: Record<string, Readonly<Record<string, string | RegExp | undefined>>> = {
      "/": { ...page, "x-robots-tag": undefined },
      "/team/": { ...page, "x-robots-tag": undefined },
      ...Object.fromEntries(signInPages.map((path) => [path, { ...page, "x-robots-tag": "noindex" }])),
      [await scriptOf(send)]: { "cache-control": immutable, "content-type": /javascript/ },
      [await fontOf(send)]: { "cache-control": immutable, "content-type": /^font\/woff2/ },
      // Browsers that have the service worker of an earlier site look here for a newer one.
      "/sw.js": { "cache-control": revalidate, "content-type": /javascript/ },
      "/page-data/team/page-data.json": { "cache-control": revalidate, "content-type": /^application\/json/ },
      ...Object.fromEntries(
        generatedDocuments.map((path) => [
          path,
          { ...document, "content-type": path.endsWith(".pdf") ? "application/pdf" : /^text\/calendar/ },
        ]),
      ),
      [openGraphPicture("/")]: { "content-type": "image/png", "cross-origin-resource-policy": "cross-origin" },
      "/no-such-page/": missingFile,
      "/static/no-such-file.js": missingFile,
      "/%": {},
    }
    for (const [path, headers] of Object.entries(classes))
      expectHeaders(path, await send(path), { ...common, ...headers })
  },
}

/** Returns the check of a host whose logs can be read. */
export function logCheck(readLogs: () => Promise<string>): Check {
  return {
    title: "the logs contain no id of an applicant",
    remedy: "Use the access_log and the log_not_found of nginx-server.conf.",
    run: async (send) => {
      const id = "8f14e45fceea167a"
      const headers = { referer: `https://site.example/letter/${id}` }
      for (const start of ["/letter/", "/Letter/", "/l%65tter/", "/team/?id=", "/", "/letters/"])
        for (const end of ["%", "/index.html", "/more?a=1", "/", ""])
          for (const method of ["POST", "GET"] as const) await send(start + id + end, { method, headers })
      // nginx writes the line of a request before it reads the next one, but after its response.
      await send("/")
      const logs = await readLogs()
      const line = logs.split("\n").find((text) => text.includes(id))
      if (line) throw new Error(`The logs contain the line ${line}`)
      if (!logs.includes("/letters/:userId")) throw new Error("The logs do not contain /letters/:userId")
    },
  }
}

/** Requests a page. @throws Error if the response is not a page */
async function getPage(send: SendRequest, path: string): Promise<SiteResponse> {
  const response = await send(path)
  expectEqual(`The status of ${path}`, response.status, 200)
  expectHeaders(path, response, { "content-type": /^text\/html/ })
  if (!response.body.includes('id="___gatsby"')) throw new Error(`${path} is not a page of this site`)
  return response
}

/** @param target path and query of the location; its origin may differ */
function expectRedirect(
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

function canonicalOf({ body }: SiteResponse): string | undefined {
  return /<link[^>]* rel="canonical" href="([^"]*)"/.exec(body)?.[1]
}

function locations({ body }: SiteResponse): string[] {
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url)
}

/** Returns the path of a script whose name contains a hash of its content. */
async function scriptOf(send: SendRequest): Promise<string> {
  return pathIn(await getPage(send, "/"), /"[^"]*?(\/app-[0-9a-f]{20}\.js)"/)
}

async function fontOf(send: SendRequest): Promise<string> {
  return pathIn(await getPage(send, "/"), /href="[^"]*?(\/static\/[^"]*\.woff2)"/)
}

function pathIn({ body }: SiteResponse, pattern: RegExp): string {
  const path = pattern.exec(body)?.[1]
  if (!path) throw new Error(`The home page contains nothing that matches ${pattern.source}`)
  return path
}
