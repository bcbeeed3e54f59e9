import type { Page } from "@playwright/test"
import { record } from "../../test/recordsApi"
import { localTables } from "../../local-services/localEnvironment"
import { letterPages } from "../../src/routes"
import letters from "../../test/content/letters.json"

/** The pages that show an applicant's name, with their headings. */
export const headedLetterPages = letterPages.map(({ kind, texts }) => ({
  kind,
  heading: letters.find(({ id }) => id === texts)?.heading ?? "",
}))

/** An applicant that the sample data does not contain. */
export const applicant = { id: "8f14e45f-ceea-467f-9a1c-3b5d7e9f0a12", name: "Maya Okonkwo-Lindqvist" }

/** A response of the records API. `abort` breaks the connection, `never` sends nothing. */
export type RecordsResponse = { status?: number; json: unknown } | "abort" | "never"

export { record }

export const recordsPage = (records: object[]): RecordsResponse => ({ json: { records } })

export const found = (name = applicant.name): RecordsResponse => recordsPage([record(applicant.id, name)])

export const isRecordsUrl = (url: URL) => Object.values(localTables).some((table) => url.pathname.endsWith(`/${table}`))

/**
 * Responds in place of the local records API, for faults and for applicants that the sample data does not contain.
 * @returns the requested URLs; the array grows with each request
 */
export async function stubRecordsApi(
  page: Page,
  respond: (url: URL, index: number) => RecordsResponse,
): Promise<URL[]> {
  const requests: URL[] = []
  await page.route(isRecordsUrl, async (route) => {
    const url = new URL(route.request().url())
    requests.push(url)
    const response = respond(url, requests.length - 1)
    if (response === "never") return
    if (response === "abort") return route.abort("internetdisconnected")
    await route.fulfill({ ...response, headers: { "access-control-allow-origin": "*" } })
  })
  return requests
}
