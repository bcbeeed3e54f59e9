/**
 * What every host has to do with the files of the build, in the words of the specification. The expectations are written here
 * again and not taken from gatsby/hosting, which writes the rules of the hosts.
 */
import type { Content } from "../../gatsby/content/model"
import { generatedDocuments } from "../../gatsby/documents/paths"
import { escapeHtml } from "../../gatsby/hosting/html"
import { openGraphPicture, personalRoutes, publicPages, shellOf, signInPages } from "../../src/routes"
import { expectEqual, expectHeaders, type Check } from "./check"
import type { Answer, Send } from "./request"

export interface Host {
  /** Whether the host reads redirect and header rules. Otherwise the build has written a page for each redirect. */
  hasRules: boolean
  /** The encodings with which the host compresses, such as `br`. */
  encodings: readonly string[]
  /** Whether a missing file has the headers of a file, so that clients may cache status 404. Netlify's own tool does this. */
  cachesMissingFiles?: boolean
  /** Whether `//team` has status 404. Other hosts show the page `/team/`, or redirect to it. */
  rejectsEmptySegments?: boolean
}

type Redirects = Pick<Content, "redirects.json" | "forms.json">

const everyPage = [...publicPages.map(({ path }) => path), ...signInPages]
const revalidate = "public, max-age=0, must-revalidate"
const immutable = "public, max-age=31536000, immutable"

/** Ids with dots, because the specification removes dots from an id, and because hosts take `.name` for the type of a file. */
const ids = ["e5f1c2", "e5.f1.c2", "e5f1c2.html", "..e5"]

/** Requests without a page: hosts must not show another page instead, and search engines must not list them. */
const missing = [
  ...["/no-such-page", "/no-such-page/", "/team/no-such-page/", "/static/no-such-file.js", "/%", "/no-such-page/%zz"],
  // A browser would take these for the address of another site, if a host redirected to them without `index.html`.
  ...["//", "/\\", "/%5C", "/.//", "/%2F", "/%09/", "//evil.example/../../"].map(
    (start) => `${start}evil.example/index.html`,
  ),
]

/** Returns the checks of a site on a host. */
export function siteChecks(
  redirects: Redirects,
  { hasRules, encodings, cachesMissingFiles = false, rejectsEmptySegments = false }: Host,
): Check[] {
  const rules = "Publish the whole folder, with _redirects and _headers (nginx: include nginx.conf)."
  return [
    ...everyPage.map((path): Check => ({
      title: `${path} is a page`,
      remedy: "Build the site again and publish the whole folder public/.",
      run: async (send) => {
        const answer = await getPage(send, path)
        if (signInPages.some((page) => page === path)) return
        const canonical = canonicalOf(answer)
        expectEqual("The path of the canonical link", canonical && new URL(canonical).pathname, path)
      },
    })),
    {
      title: "a page without its trailing slash redirects to the page, or is the page",
      remedy: "Turn on the host's redirects of folders, but not for paths that begin with two slashes.",
      run: async (send) => {
        for (const path of everyPage.filter((page) => page !== "/"))
          for (const requested of [path.slice(0, -1), `/${path.slice(0, -1)}`]) {
            const answer = await send(`${requested}?a=1`)
            const hasEmptySegment = requested.startsWith("//")
            if (hasEmptySegment && (rejectsEmptySegments || answer.status === 404))
              expectEqual(`The status of ${requested}`, answer.status, 404)
            else if (answer.status === 200)
              expectEqual(`The page at ${requested}`, answer.body, (await send(path)).body)
            else expectRedirect(requested, answer, [301, 302, 307, 308], hasRules ? `${path}?a=1` : path)
          }
      },
    },
    ...personalRoutes.map((route): Check => ({
      title: `${route} is the personal page for every id, with and without a slash, dots and a query`,
      remedy: `${rules} Personal pages need the rewrites of _redirects.`,
      run: async (send) => {
        const shell = hasRules ? await send(shellOf(route)) : await send("/404.html")
        for (const id of ids)
          for (const end of ["", "/", "?a=1", "/?a=1"]) {
            const path = shellOf(route) + id + end
            const answer = await send(path)
            expectEqual(`The status of ${path}`, answer.status, hasRules ? 200 : 404)
            if (answer.body !== shell.body) throw new Error(`${path} shows another page`)
            if (hasRules)
              expectHeaders(path, answer, {
                "content-type": /^text\/html/,
                "cache-control": revalidate,
                "x-robots-tag": "noindex",
                "referrer-policy": "no-referrer",
              })
          }
        const notFound = (await send("/no-such-page")).body
        for (const path of ["%", "%zz/", "%c3%28"].map((id) => shellOf(route) + id))
          if (![shell.body, notFound].includes((await send(path)).body)) throw new Error(`${path} shows another page`)
      },
    })),
    ...redirects["redirects.json"].map(({ from, toPath, toForm }): Check => ({
      title: `${from} redirects ${toPath ? `to ${toPath}` : "to its form"} and keeps the query`,
      remedy: rules,
      run: async (send) => {
        const form = redirects["forms.json"].find(({ id }) => id === toForm)
        for (const path of hasRules ? [from, `${from}/`] : [`${from}/`]) {
          const answer = await send(`${path}?utm_source=mail`)
          if (hasRules)
            expectRedirect(path, answer, [toPath ? 301 : 302], `${toPath ?? `/${form?.formId}`}?utm_source=mail`)
          else if (
            !answer.body.includes(`("${toPath ?? ""}`) ||
            !answer.body.includes(escapeHtml(toPath ?? `/${form?.formId}`))
          )
            throw new Error(`${path} has no redirect page`)
        }
      },
    })),
    {
      title: "an address without a page has status 404 and shows the 404 page",
      remedy: "Serve 404.html with status 404 for every missing file.",
      run: async (send) => {
        const page = (await send("/404.html")).body
        for (const path of [...missing, ...personalRoutes.map((route) => `${shellOf(route)}a/b/`)]) {
          const answer = await send(path)
          expectEqual(`The status of ${path}`, answer.status, 404)
          if (!answer.body.includes("<title") || (page.includes("<title") && answer.body !== page))
            throw new Error(`${path} does not show the 404 page`)
        }
      },
    },
    {
      title: "the sitemap lists the public pages and no other page, and robots.txt names it",
      remedy: "Build the site again and publish the whole folder public/.",
      run: async (send) => {
        expectEqual("The status of /robots.txt", (await send("/robots.txt")).status, 200)
        const index = locations(await send("/sitemap-index.xml"))
        const paths = (await Promise.all(index.map(async (url) => locations(await send(new URL(url).pathname))))).flat()
        expectEqual(
          "The list of pages",
          paths
            .map((url) => new URL(url).pathname)
            .sort()
            .join(" "),
          publicPages
            .map(({ path }) => path)
            .sort()
            .join(" "),
        )
      },
    },
    ...(hasRules ? ruleChecks(rules, cachesMissingFiles) : []),
    ...encodings.map((encoding): Check => ({
      title: `pages and scripts are compressed with ${encoding}`,
      remedy: "Turn on compression of HTML, JavaScript, CSS, JSON and SVG.",
      run: async (send) => {
        for (const path of ["/", await scriptOf(send)]) {
          const answer = await send(path, { headers: { "accept-encoding": encoding } })
          expectHeaders(path, answer, { "content-encoding": encoding, vary: /accept-encoding/i })
          if (answer.body !== (await send(path)).body) throw new Error(`${path} has other content when compressed`)
        }
      },
    })),
  ]
}

/** Returns the check of a host whose logs can be read. */
export function logCheck(readLogs: () => Promise<string>): Check {
  return {
    title: "the logs contain no id of an applicant",
    remedy: "Use the log format and the log_not_found of nginx.conf.",
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

/** The checks of a host that reads rules. */
function ruleChecks(remedy: string, cachesMissingFiles: boolean): Check[] {
  const security = {
    "strict-transport-security": /^max-age=\d{8}$/,
    "content-security-policy": /frame-ancestors 'none'/,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": /usb=\(\)/,
  }
  const sameSite = {
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
  }
  const classes: readonly {
    name: string
    pathOf: (send: Send) => Promise<string> | string
    headers: Readonly<Record<string, string | RegExp | undefined>>
  }[] = [
    ...["/", "/team/"].map((path) => ({
      name: `the page ${path}`,
      pathOf: () => path,
      headers: { "cache-control": revalidate, "x-robots-tag": undefined, "content-type": /^text\/html/ },
    })),
    ...signInPages.map((path) => ({
      name: `the page ${path}`,
      pathOf: () => path,
      headers: { "cache-control": revalidate, "x-robots-tag": "noindex" },
    })),
    { name: "a script", pathOf: scriptOf, headers: { "cache-control": immutable, "content-type": /javascript/ } },
    { name: "a font", pathOf: fontOf, headers: { "cache-control": immutable, "content-type": /^font\/woff2/ } },
    {
      name: "the data of a page",
      pathOf: () => "/page-data/team/page-data.json",
      headers: { "cache-control": revalidate, "content-type": /^application\/json/ },
    },
    ...generatedDocuments.map((path) => ({
      name: `the document ${path}`,
      pathOf: () => path,
      headers: {
        "cache-control": "public, max-age=600",
        "x-robots-tag": "noindex",
        "content-type": path.endsWith(".pdf") ? "application/pdf" : /^text\/calendar/,
      },
    })),
    {
      name: "an Open Graph image",
      pathOf: () => openGraphPicture("/"),
      headers: { "content-type": "image/png", "cross-origin-resource-policy": "cross-origin" },
    },
    { name: "a missing page", pathOf: () => "/no-such-page/", headers: { "cache-control": /^(?!.*immutable)/ } },
    { name: "an address that cannot be decoded", pathOf: () => "/%", headers: {} },
    {
      name: "a missing file",
      pathOf: () => "/static/no.js",
      headers: cachesMissingFiles ? {} : { "cache-control": /^(?!.*immutable)/ },
    },
  ]
  return [
    ...classes.map(({ name, pathOf, headers }): Check => ({
      title: `${name} has the headers of its class`,
      remedy,
      run: async (send) => {
        const path = await pathOf(send)
        expectHeaders(path, await send(path), { ...security, ...sameSite, ...headers })
      },
    })),
    {
      title: "HEAD has the headers of GET and no body",
      remedy: "Allow the method HEAD.",
      run: async (send) => {
        const answer = await send("/team/", { method: "HEAD" })
        expectEqual("The status", answer.status, 200)
        expectEqual("The body", answer.body, "")
        expectHeaders("/team/", answer, { ...security, ...sameSite })
      },
    },
    {
      title: "rules, source maps and webpack's statistics are not published",
      remedy: "Build the site again into an empty folder, and let the host hide its own files.",
      run: async (send) => {
        for (const path of [
          "/_redirects",
          "/_headers",
          "/nginx.conf",
          "/webpack.stats.json",
          `${await scriptOf(send)}.map`,
        ])
          expectEqual(`The status of ${path}`, (await send(path)).status, 404)
      },
    },
  ]
}

/** Requests a page. @throws Error if the response is not a page */
async function getPage(send: Send, path: string): Promise<Answer> {
  const answer = await send(path)
  expectEqual(`The status of ${path}`, answer.status, 200)
  expectHeaders(path, answer, { "content-type": /^text\/html/ })
  if (!answer.body.includes('id="___gatsby"')) throw new Error(`${path} is not a page of this site`)
  return answer
}

/** @param target path and query of the location; its origin may differ */
function expectRedirect(path: string, { status, headers }: Answer, statuses: readonly number[], target: string): void {
  if (!statuses.includes(status))
    throw new Error(`The status of ${path} is ${status} instead of ${statuses.join(" or ")}`)
  const location = headers.get("location") ?? ""
  const { pathname, search } = new URL(location, "http://site.invalid")
  expectEqual(`The target of ${path}`, pathname + search, target)
}

export function canonicalOf({ body }: Answer): string | undefined {
  return /<link[^>]* rel="canonical" href="([^"]*)"/.exec(body)?.[1]
}

export function locations({ body }: Answer): string[] {
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url)
}

/** Returns the path of a script whose name contains a hash of its content. */
async function scriptOf(send: Send): Promise<string> {
  return pathIn(await getPage(send, "/"), /"[^"]*?(\/app-[0-9a-f]{20}\.js)"/)
}

async function fontOf(send: Send): Promise<string> {
  return pathIn(await getPage(send, "/"), /href="[^"]*?(\/static\/[^"]*\.woff2)"/)
}

function pathIn({ body }: Answer, pattern: RegExp): string {
  const path = pattern.exec(body)?.[1]
  if (!path) throw new Error(`The home page contains nothing that matches ${pattern.source}`)
  return path
}
