import path from "node:path"
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test"
import { launchOptions } from "./e2e/support/browser"
import type { Fixtures } from "./e2e/support/test"
import { lastPorts, type ServerName, type SitePorts } from "./e2e/sites/ports"

type Project = NonNullable<PlaywrightTestConfig<Fixtures>["projects"]>[number]

/**
 * @param server of e2e/sites/serve.ts, on which the tests run
 * @param port of this server
 */
export function projectOn(server: ServerName, project: Project, port: keyof SitePorts = "site"): Project {
  const baseURL = `http://127.0.0.1:${lastPorts()?.[server][port]}`
  // The flag of a subscription, because the newsletter popup would cover other content.
  const localStorage = [{ name: "blast_subscribed", value: "true" }]
  const storageState = { cookies: [], origins: [{ origin: baseURL, localStorage }] }
  return {
    outputDir: path.resolve(".data/test-results", project.name ?? ""),
    ...project,
    metadata: { server },
    use: { baseURL, storageState, ...project.use },
  }
}

/** Returns how Playwright starts the servers of projects, and ends them after the tests. */
export function serversOf(projects: readonly Project[]) {
  const servers = new Set(projects.map(({ metadata }) => (metadata as { server: ServerName }).server))
  return [...servers].map((name) => ({
    name,
    command: `"${process.execPath}" --require tsx/cjs --require ./scripts/lib/hideStackTraces.cjs e2e/sites/serve.ts ${name}`,
    wait: { stdout: /The server is ready|You can now view/ },
    timeout: 300_000,
  }))
}

// Depend on the words of the fixture content.
const fixtureTests = /e2e\/([^/]+|any-content\/season)\.spec\.ts$/

const projects = [
  projectOn("fixture", { name: "fixture", testMatch: fixtureTests }),
  // The same journeys on a page that the visitor's browser translates.
  projectOn("fixture", {
    name: "translated",
    testMatch: fixtureTests,
    grep: /@translated/,
    use: { translation: "after hydration" },
  }),
  projectOn("content", { name: "content", testDir: "e2e/any-content" }),
  projectOn("long", { name: "long", testMatch: /e2e\/(any-content|long)\/.+\.spec\.ts$/ }),
  projectOn("short", { name: "short", testDir: "e2e/any-content" }),
  projectOn("short", { name: "short-without-rules", testDir: "e2e/short" }, "second"),
  projectOn("develop", { name: "editor", testDir: "e2e/editor" }),
]

/** The names behind `--project` on the command line, so that Playwright starts only their servers. */
const chosen = process.argv.flatMap((word) => /^--project=(.+)/.exec(word)?.[1] ?? [])

export default defineConfig<Fixtures>({
  testDir: "e2e",
  // Long timeouts delay only tests that fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  globalSetup: "./e2e/support/ensureBrowser.ts",
  projects,
  webServer: serversOf(projects.filter(({ name = "" }) => chosen.length === 0 || chosen.includes(name))),
  use: {
    screenshot: "only-on-failure",
    // Recording takes a quarter of the CPU time of the browser tests (measured on 20 of them).
    trace: process.env.RECORD_TRACES ? "retain-on-failure" : "off",
    launchOptions: launchOptions(),
  },
})
