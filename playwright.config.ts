import { defineConfig } from "@playwright/test"
import type { ServerName } from "./e2e/sites/ports"
import { options, projectOn, serversOf, type Project } from "./e2e/sites/projects"
import { stageOf } from "./e2e/sites/sites"
import type { Fixtures } from "./e2e/support/test"

// Depend on the words of the fixture content.
const fixtureTests = /e2e\/[^/]+\.spec\.ts$/

/** Runs on two sites: the fixture has each text that depends on the season. */
const season = /any-content\/season/

/** The tests on each server. */
const tests: Record<ServerName, Project[]> = {
  fixture: [
    { name: "fixture", testMatch: [fixtureTests, season] },
    // The same journeys on a page that the visitor's browser translates.
    { name: "translated", testMatch: fixtureTests, grep: /@translated/, use: { translation: "after hydration" } },
  ],
  content: [{ name: "content", testDir: "e2e/any-content" }],
  long: [{ name: "long", testMatch: /e2e\/(any-content|long)\/.+\.spec\.ts$/, testIgnore: season }],
  short: [
    // This content has no dates, so it has no season.
    { name: "short", testDir: "e2e/any-content", testIgnore: season },
    { name: "short-without-rules", testDir: "e2e/short", port: "second" },
  ],
  // On a busy machine, the development server takes more than the usual limits to show a change.
  develop: [{ name: "editor", testDir: "e2e/editor", timeout: 360_000, expect: { timeout: 90_000 } }],
}

/** The stage of package.json that runs; undefined for another command. */
const stage = process.env.BROWSER_STAGE
const isOfStage = (server: ServerName) => !stage || stage === (server === "develop" ? "editor" : stageOf(server))

const projects = (Object.keys(tests) as ServerName[])
  .filter(isOfStage)
  .flatMap((server) => tests[server].map((project) => projectOn(server, project)))

/** The names behind `--project` on the command line, so that Playwright starts only their servers. */
const chosen = process.argv.flatMap((word) => /^--project=(.+)/.exec(word)?.[1] ?? [])

export default defineConfig<Fixtures>({
  ...options,
  testDir: "e2e",
  // Long timeouts delay only tests that fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  globalSetup: "./e2e/support/ensureBrowser.ts",
  projects,
  webServer: serversOf(projects.filter(({ name = "" }) => chosen.length === 0 || chosen.includes(name))),
})
