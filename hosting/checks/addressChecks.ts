import { publicPathsOf } from "../../src/routes"
import { expectEqual, type Check, type SiteResponse } from "./check"
import { everyPageOf, expectRedirect, type Papers } from "./pages"
import { sendToService } from "./request"

/** @param origin of the site */
export function addressCheck(origin: string, papers: Papers): Check {
  return {
    title:
      "canonical links, the sitemap and robots.txt have the address of this site, and list exactly its public pages",
    remedy: `Set GATSBY_SITE_URL=${origin} where the site is built and build again. If another address is the right one, check that one.`,
    run: async (send) => {
      const paths = publicPathsOf(papers)
      const urls = paths.map((path) => origin + path)
      for (const path of paths)
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

/** @param origin of the site */
export function httpsCheck(origin: string): Check {
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

/** @param hasRules whether the host reads rules for redirects */
export function slashCheck(papers: Papers, hasRules: boolean): Check {
  return {
    title: "a page without its trailing slash redirects to the page, or is the page",
    remedy: "Turn on the host's redirects of folders, but not for paths that begin with two slashes.",
    run: async (send) => {
      // Hosts without rules may lose the query.
      const query = hasRules ? "?a=1" : ""
      for (const path of everyPageOf(papers).filter((page) => page !== "/"))
        for (const requested of [path.slice(0, -1), `/${path.slice(0, -1)}`]) {
          const response = await send(requested + query)
          if (requested.startsWith("//") && response.status === 404) continue
          if (response.status === 200) expectEqual(`The page at ${requested}`, response.body, (await send(path)).body)
          else expectRedirect(requested, response, [301, 302, 307, 308], path + query)
        }
    },
  }
}

function canonicalOf({ body }: SiteResponse): string | undefined {
  return /<link[^>]* rel="canonical" href="([^"]*)"/.exec(body)?.[1]
}

function locations({ body }: SiteResponse): string[] {
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url)
}
