import type { LocalPorts } from "../../local-services/localEnvironment"
import { testPorts } from "../sites/ports"

/** Returns the origin of a local service that the fixture site calls. */
export function originOf(service: Exclude<keyof LocalPorts, "site">): string {
  return `http://127.0.0.1:${testPorts("fixture")[service]}`
}

/** Returns a new email address for each test, because the local services keep rows between tests. */
export const uniqueEmail = () => `visitor-${crypto.randomUUID()}@school.example`
