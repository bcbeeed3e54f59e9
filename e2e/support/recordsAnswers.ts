import type { Page, Route } from "@playwright/test"
import { defaultPorts, localEnvironment } from "../../services/localEnvironment"

/** The two pages that greet an applicant by name. */
export const greetings = [
  { kind: "letter", heading: "Congratulations" },
  { kind: "decision", heading: "Thank you for applying" },
] as const

/** Somebody who exists in these tests only. */
export const applicant = { id: "8f14e45f-ceea-467f-9a1c-3b5d7e9f0a12", name: "Maya Okonkwo-Lindqvist" }

const environment = localEnvironment(defaultPorts)
const tablePaths = [environment["GATSBY_LETTERS_TABLE"], environment["GATSBY_DECISIONS_TABLE"]].map(
  (table) => `/${encodeURIComponent(table ?? "")}`,
)

/** One answer of the records API; "abort" is a line that breaks, "never" one that says nothing. */
export type Answer =
  { status?: number; json?: unknown; body?: string; headers?: Record<string, string> } | "abort" | "never"

export const record = (uuid: string, name?: string) => ({
  id: `rec${uuid}`,
  createdTime: "2025-01-01T00:00:00.000Z",
  fields: { UUID: uuid, ...(name === undefined ? {} : { name }) },
})

export const listOf = (records: object[], offset?: string): Answer => ({
  json: { records, ...(offset === undefined ? {} : { offset }) },
})

export const found = (name = applicant.name): Answer => listOf([record(applicant.id, name)])

/** Whether an address is one of the records API. */
export const isRecordsRequest = (url: URL) => tablePaths.some((path) => url.pathname.endsWith(path))

/**
 * Has the records API answer so in this page, in place of the local service: for faults, and for people whom no sample has.
 * @returns the requests that came, in their order; the list goes on growing
 */
export async function answerRecords(page: Page, answer: (url: URL, index: number) => Answer): Promise<URL[]> {
  const requests: URL[] = []
  await page.route(isRecordsRequest, async (route) => {
    const url = new URL(route.request().url())
    requests.push(url)
    await give(route, answer(url, requests.length - 1))
  })
  return requests
}

async function give(route: Route, answer: Answer): Promise<void> {
  if (answer === "never") return
  if (answer === "abort") return route.abort("internetdisconnected")
  const { json, body = JSON.stringify(json), status = 200, headers } = answer
  await route.fulfill({
    status,
    body,
    headers: {
      "content-type": "application/json",
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "retry-after",
      ...headers,
    },
  })
}

/** What the site itself has logged of look-ups; the list goes on growing. */
export function watchLog(page: Page): string[] {
  const lines: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().startsWith("Look-up")) lines.push(message.text())
  })
  return lines
}
