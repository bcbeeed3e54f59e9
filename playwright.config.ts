import { defineConfig } from "@playwright/test"
import { launchOptions } from "./e2e/support/browser"
import type { Fixtures } from "./e2e/support/test"

// Set by scripts/test.ts, which serves the built site.
const baseURL = process.env.SITE_UNDER_TEST ?? "http://127.0.0.1:9000"

export default defineConfig<Fixtures>({
  testDir: "e2e",
  // Long timeouts delay only tests that fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json"]],
  outputDir: "test-results/browser",
  projects: [
    // Depends on the words of the fixture content.
    { name: "fixture", testMatch: /e2e\/[^/]+\.spec\.ts$/ },
    // The same journeys on a page that the visitor's browser translates.
    {
      name: "translated",
      testMatch: /e2e\/[^/]+\.spec\.ts$/,
      grep: /@translated/,
      use: { translation: "after hydration" },
    },
    { name: "any-content", testDir: "e2e/any-content" },
    { name: "long", testDir: "e2e/long" },
    { name: "short", testDir: "e2e/short" },
    // Runs on `gatsby develop`.
    { name: "editor", testDir: "e2e/editor" },
    // Starts WebKit itself, one at a time, and waits for a minute at most.
    {
      name: "webkit",
      testDir: "scripts/webkit",
      timeout: 300_000,
      workers: 1,
      expect: { toPass: { timeout: 60_000 } },
    },
  ],
  use: {
    baseURL,
    // The flag of a subscription, because the newsletter popup would cover other content.
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: "blast_subscribed", value: "true" }] }],
    },
    screenshot: "only-on-failure",
    // Recording takes a quarter of the CPU time of the browser tests (measured on 20 of them).
    trace: process.env.RECORD_TRACES ? "retain-on-failure" : "off",
    launchOptions: launchOptions(),
  },
})
