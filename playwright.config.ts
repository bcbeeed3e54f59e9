import { defineConfig } from "@playwright/test"
import { launchOptions } from "./scripts/lib/browser"

// scripts/test.mts serves the built site and says where.
const baseURL = process.env.SITE_UNDER_TEST ?? "http://127.0.0.1:9000"

export default defineConfig({
  testDir: "e2e",
  // Only a test that fails waits as long as this.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json"]],
  outputDir: "test-results/browser",
  snapshotPathTemplate: "e2e/looks/{arg}{ext}",
  projects: [
    // The fixture content, whose words the tests know.
    { name: "fixture", testMatch: /e2e\/[^/]+\.spec\.ts$/ },
    { name: "any-content", testMatch: /e2e\/any-content\/.*\.spec\.ts$/ },
    { name: "long", testMatch: /e2e\/long\/.*\.spec\.ts$/ },
    { name: "short", testMatch: /e2e\/short\/.*\.spec\.ts$/ },
  ],
  use: {
    baseURL,
    // A visitor who has subscribed already: the newsletter's popup would cover what other tests look at.
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: "blast_subscribed", value: "true" }] }],
    },
    trace: "retain-on-failure",
    launchOptions,
  },
})
