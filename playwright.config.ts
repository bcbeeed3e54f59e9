import { defineConfig } from "@playwright/test"
import { options, projectOn, serversOf } from "./e2e/sites/projects"
import type { Fixtures } from "./e2e/support/test"

// Depend on the words of the fixture content.
const fixtureTests = /e2e\/[^/]+\.spec\.ts$/

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
