/** What has to be true for a deployed site beyond its files: one address, and personal pages that stay private. */
import { personalRoutes, publicPages, shellOf } from "../../src/routes"
import { expectEqual, type Check } from "./check"
import { sendToService } from "./request"
import { canonicalOf, locations } from "./siteChecks"

const noSuchId = "check-live-no-such-id"

/**
 * Returns the checks of a deployed site.
 * @param url origin of the site
 */
export function liveChecks(url: string): Check[] {
  return [...addressChecks(url), ...personalChecks()]
}

function addressChecks(url: string): Check[] {
  const { origin, protocol, host } = new URL(url)
  const remedy = `Set GATSBY_SITE_URL=${origin} on the host and build again. If another address is the right one, check that one.`
  return [
    {
      title: "canonical links, the sitemap and robots.txt have the address of this site",
      remedy,
      run: async (send) => {
        for (const { path } of publicPages)
          expectEqual(`The canonical link of ${path}`, canonicalOf(await send(path)), origin + path)
        const sitemaps = locations(await send("/sitemap-index.xml"))
        for (const sitemap of sitemaps) {
          expectEqual("The origin of the sitemap", new URL(sitemap).origin, origin)
          for (const page of locations(await send(new URL(sitemap).pathname)))
            expectEqual(`The origin of ${page} in the sitemap`, new URL(page).origin, origin)
        }
        const robots = (await send("/robots.txt")).body
        if (!robots.includes(`Sitemap: ${origin}/sitemap-index.xml`))
          throw new Error("robots.txt does not name the sitemap of this address")
      },
    },
    ...(protocol === "https:"
      ? [
          {
            title: "http:// redirects to https://",
            remedy: "Turn on the redirect from http to https on the host.",
            run: async () => {
              const { status, headers } = await sendToService(`http://${host}/`, { redirect: "manual" })
              const location = headers.get("location") ?? ""
              if (status < 300 || status > 399 || !location.startsWith("https://"))
                throw new Error(`http://${host}/ has status ${status} and the location "${location}"`)
            },
          },
        ]
      : []),
  ]
}

function personalChecks(): Check[] {
  return [
    {
      title: "search engines do not list personal pages",
      remedy: "Publish the whole folder, with _headers, and do not change robots.txt: crawlers have to see noindex.",
      run: async (send) => {
        const robots = (await send("/robots.txt")).body
        for (const route of personalRoutes) {
          const path = shellOf(route) + noSuchId
          const { headers, body } = await send(path)
          const hasElement = /<meta[^>]* name="robots" content="[^"]*noindex/.test(body)
          if (!hasElement && !headers.get("x-robots-tag")?.includes("noindex"))
            throw new Error(`${path} has no noindex`)
          if (body.includes('rel="canonical"')) throw new Error(`${path} has a canonical link`)
          if (robots.includes(shellOf(route))) throw new Error(`robots.txt names ${shellOf(route)}`)
        }
      },
    },
    {
      title: "personal pages allow no script of another site and send no referrer",
      remedy: "Build again with this project's adapter, and add no script to the pages on the host.",
      run: async (send) => {
        for (const route of personalRoutes) {
          const path = shellOf(route) + noSuchId
          const { headers, body } = await send(path)
          if (
            headers.get("referrer-policy") !== "no-referrer" &&
            !/name[=:]\s*"referrer"[\s,]+content[=:]\s*"no-referrer"/.test(body)
          )
            throw new Error(`${path} has no referrer policy`)
          // Without rules, the page is 404.html, whose script adds the policy of a personal page.
          const policies = [...body.matchAll(/script-src ([^;]*);/g)].map(([, sources = ""]) => sources)
          const allowed = policies
            .at(-1)
            ?.split(" ")
            .filter((source) => !source.startsWith("'")) ?? ["every script"]
          const scripts = [...body.matchAll(/<script[^>]* src="(https?:[^"]*)"/g)].map(([, src]) => src)
          if (allowed.length > 1 || scripts.some((src) => !src?.startsWith(allowed[0] ?? "none")))
            throw new Error(`${path} allows ${[...allowed, ...scripts].join(", ")}`)
        }
      },
    },
  ]
}
