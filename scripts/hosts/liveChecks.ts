/** What has to be true for a deployed site beyond its files: one address, personal pages that stay private, and closed services. */
import type { Environment } from "../../gatsby/environment"
import { personalRoutes, publicPages, shellOf } from "../../src/routes"
import { expectEqual, type Check } from "./check"
import { canonicalOf, locations } from "./siteChecks"

const noSuchId = "check-live-no-such-id"
const noSuchAddress = "check-live-no-such-address@example.org"

/**
 * Returns the checks of a deployed site.
 * @param url origin of the site
 * @param environment with which the site was built
 */
export function liveChecks(url: string, environment: Environment): Check[] {
  return [...addressChecks(url), ...personalChecks(), ...serviceChecks(new URL(url).origin, environment)]
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
              const response = await fetch(`http://${host}/`, { redirect: "manual" })
              const location = response.headers.get("location") ?? ""
              if (response.status < 300 || response.status > 399 || !location.startsWith("https://"))
                throw new Error(`http://${host}/ has status ${response.status} and the location "${location}"`)
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

function serviceChecks(origin: string, environment: Environment): Check[] {
  const { GATSBY_RECORDS_API_URL, GATSBY_RECORDS_API_KEY, GATSBY_LETTERS_TABLE, GATSBY_DECISIONS_TABLE } = environment
  const records = async (table: string, query: Record<string, string>, key: string | undefined) => {
    const search = new URLSearchParams([
      ["pageSize", "100"],
      ["fields[]", "UUID"],
      ["fields[]", "name"],
      ...Object.entries(query),
    ])
    const headers = { origin, ...(key && { authorization: `Bearer ${key}` }) }
    const response = await get(`${GATSBY_RECORDS_API_URL}/${encodeURIComponent(table)}?${search}`, headers)
    return { status: response.status, count: countOf(response.body) }
  }
  const tables = [GATSBY_LETTERS_TABLE, GATSBY_DECISIONS_TABLE]
  return [
    {
      title: "the records broker finds no record for an unknown id",
      remedy:
        "Deploy supabase/functions/records and compare GATSBY_RECORDS_API_URL, the key and the names of the tables.",
      run: async () => {
        for (const table of tables) {
          const found = await records(table, { filterByFormula: `{UUID}='${noSuchId}'` }, GATSBY_RECORDS_API_KEY)
          expectEqual(`The status for ${table}`, found.status, 200)
          expectEqual(`The number of records in ${table}`, found.count, 0)
        }
      },
    },
    {
      title: "the records broker lists no records, whatever the filter",
      remedy: "GATSBY_RECORDS_API_URL has to be the broker in supabase/functions/records, never the table itself.",
      run: async () => {
        for (const table of tables)
          for (const query of [
            {},
            ...["TRUE()", "1", "{UUID}!=''", "{UUID}=''", "{UUID}='a' OR 1"].map((text) => ({ filterByFormula: text })),
          ]) {
            const found = await records(table, query, GATSBY_RECORDS_API_KEY)
            if (found.count > 0)
              throw new Error(`${table} with ${JSON.stringify(query)} returns ${found.count} records`)
          }
      },
    },
    {
      title: "the sheet broker lists no row, and no row for an unknown address",
      remedy: "Set GATSBY_SIGN_IN_SHEET_URL to the broker in supabase/functions/sheet, with {email} in it.",
      run: async () => {
        for (const address of [noSuchAddress, "", "*", "%"]) {
          const url = environment.GATSBY_SIGN_IN_SHEET_URL.replaceAll("{email}", encodeURIComponent(address))
          const { status, body } = await get(url, { origin })
          if (status >= 500) throw new Error(`the sheet has status ${status}`)
          const rows = status === 200 ? body.trim().split("\n").slice(1) : []
          if (rows.length > 0) throw new Error(`the sheet returns ${rows.length} rows for "${address}"`)
        }
      },
    },
    {
      title: "the newsletter's table and the broker's tables cannot be read with the public key",
      remedy: "Apply supabase/migrations to the project, and expose only the schema public.",
      run: async () => {
        for (const [table, profile] of [
          ["email_subscribers", "public"],
          ["mirror", "records"],
          ["tables", "records"],
        ] as const) {
          const { status, body } = await get(`${environment.GATSBY_SUPABASE_URL}/rest/v1/${table}?select=*&limit=1`, {
            apikey: environment.GATSBY_SUPABASE_ANON_KEY,
            authorization: `Bearer ${environment.GATSBY_SUPABASE_ANON_KEY}`,
            "accept-profile": profile,
          })
          if (status >= 500) throw new Error(`the data API has status ${status}`)
          if (table === "email_subscribers" && status === 404) throw new Error(`the table ${table} does not exist`)
          const rows = status === 200 ? countOf(body) : 0
          if (rows > 0) throw new Error(`${profile}.${table} returns ${rows} row`)
        }
      },
    },
  ]
}

/** Milliseconds within which a service has to answer. */
const timeout = 20_000

async function get(url: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) }).catch((error: unknown) => {
    throw new Error(`${new URL(url).origin} does not answer: ${String(error)}`)
  })
  return { status: response.status, body: await response.text() }
}

/** Returns the number of records or rows in a response. Other responses, such as errors, contain none. */
function countOf(body: string): number {
  try {
    const data = JSON.parse(body) as { records?: unknown } | unknown[]
    const list = Array.isArray(data) ? data : data.records
    return Array.isArray(list) ? list.length : 0
  } catch {
    return 0
  }
}
