import { personalRoutes, prerenderedPath } from "../../src/routes"
import { expectEqual, expectHeaders, type Check } from "./check"
import { revalidate, useRules } from "./pages"

const shells = personalRoutes.map(prerenderedPath)

/** Ids with dots, because the specification removes dots from an id, and because hosts take `.name` for the type of a file. */
const ids = ["e5f1c2", "e5.f1.c2", "e5f1c2.html", "..e5"]

/** @param origin of the site */
export function personalPagesCheck(origin: string, hasRules: boolean): Check {
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
