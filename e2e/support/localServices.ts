import type { LocalPorts } from "../../local-services/localEnvironment"

/** Returns the origin of a local service that the site under test calls. `scripts/test.ts` sets the ports. */
export function originOf(service: keyof LocalPorts): string {
  const ports = JSON.parse(process.env.PORTS_UNDER_TEST ?? "{}") as LocalPorts
  return `http://127.0.0.1:${ports[service]}`
}

/** Returns a new email address for each test, because the local services keep rows between tests. */
export const uniqueEmail = () => `visitor-${crypto.randomUUID()}@school.example`
