import type { APIRequestContext } from "@playwright/test"
import type { LocalPorts } from "../../services/localEnvironment"

/** Returns the origin of a local service that the site under test calls. `scripts/test.mts` sets the ports. */
export function originOf(service: keyof LocalPorts): string {
  const ports = JSON.parse(process.env.PORTS_UNDER_TEST ?? "{}") as LocalPorts
  return `http://127.0.0.1:${ports[service]}`
}

/**
 * Makes a local service fail for requests that contain a text, such as an id or an email address.
 * @param fault `mode` is from services/faults.ts or specific to the service, and `none` removes the fault. `for` is the
 * text. `delay` is in milliseconds.
 */
export async function setFault(
  request: APIRequestContext,
  service: keyof LocalPorts,
  fault: { mode: string; for: string; delay?: number },
): Promise<void> {
  const response = await request.post(`${originOf(service)}/__faults`, { data: fault })
  if (!response.ok()) throw new Error(`The local service "${service}" refused the fault "${fault.mode}".`)
}

/** Returns a new email address for each test, because the local services keep rows and faults between tests. */
export const uniqueEmail = () => `visitor-${crypto.randomUUID()}@school.example`
