import type { Page } from "@playwright/test"
import type { LocalPorts } from "../../local-services/localEnvironment"

/** Returns the origin of a local service that the site under test calls. `scripts/test.mts` sets the ports. */
export function originOf(service: keyof LocalPorts): string {
  const ports = JSON.parse(process.env.PORTS_UNDER_TEST ?? "{}") as LocalPorts
  return `http://127.0.0.1:${ports[service]}`
}

/**
 * Responds in place of a local service to the page's requests with a value in the query, such as an id or an email address.
 * @param response "drop" closes the connection without a response; otherwise its status and a sheet
 */
export async function setFault(
  page: Page,
  service: keyof LocalPorts,
  value: string,
  response: "drop" | { status?: number; body: string },
): Promise<void> {
  const isMatch = ({ origin, searchParams }: URL) =>
    origin === originOf(service) && [...searchParams.values()].includes(value)
  await page.route(isMatch, (route) =>
    response === "drop"
      ? route.abort("connectionreset")
      : route.fulfill({ ...response, contentType: "text/csv", headers: { "access-control-allow-origin": "*" } }),
  )
}

/** Returns a new email address for each test, because the local services keep rows between tests. */
export const uniqueEmail = () => `visitor-${crypto.randomUUID()}@school.example`
