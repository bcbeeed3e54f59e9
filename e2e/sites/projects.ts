import path from "node:path"
import type { PlaywrightTestConfig } from "@playwright/test"
import { launchOptions } from "../support/browser"
import type { Fixtures } from "../support/test"
import { lastPorts, type ServerName } from "./ports"
import type { SitePorts } from "./sites"

export type Project = NonNullable<PlaywrightTestConfig<Fixtures>["projects"]>[number] & {
  /** Of the server on which the tests run. */
  port?: keyof SitePorts
}

/** @param server of serve.ts, on which the tests run */
export function projectOn(server: ServerName, { port = "site", ...project }: Project): Project {
  const baseURL = `http://127.0.0.1:${lastPorts()?.[server][port]}`
  return {
    outputDir: path.resolve(".data/test-results", project.name ?? ""),
    ...project,
    metadata: { server },
    use: { baseURL, ...project.use },
  }
}

/** Returns how Playwright starts the servers of projects, and ends them after the tests. */
export function serversOf(projects: readonly Project[]) {
  const servers = new Set(projects.map(({ metadata }) => (metadata as { server: ServerName }).server))
  return [...servers].map((name) => ({
    name,
    command: `"${process.execPath}" --require tsx/cjs --require ./scripts/lib/hideStackTraces.cjs e2e/sites/serve.ts ${name}`,
    wait: { stdout: /The server is ready|You can now view/ },
    timeout: 900_000,
  }))
}

/** What the tests in every browser have in common. */
export const options: PlaywrightTestConfig<Fixtures> = {
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    screenshot: "only-on-failure",
    // Recording takes a quarter of the CPU time of the browser tests (measured on 20 of them).
    trace: process.env.RECORD_TRACES ? "retain-on-failure" : "off",
    launchOptions: launchOptions(),
  },
}
