import type { LocalPorts } from "../../services/localEnvironment"

/** Returns the ports of the local services that the site under test calls; `scripts/test.mts` sets them. */
export function portsUnderTest(): LocalPorts {
  return JSON.parse(process.env.PORTS_UNDER_TEST ?? "{}") as LocalPorts
}
