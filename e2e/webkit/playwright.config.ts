import { defineConfig } from "@playwright/test"
import type { Fixtures } from "../support/test"
import config, { projectOn, serversOf } from "../../playwright.config"

const project = projectOn("fixture", { name: "webkit" })

/** Starts WebKit itself, one at a time, and waits for a minute at most. */
export default defineConfig<Fixtures>({
  ...config,
  testDir: ".",
  globalSetup: undefined,
  timeout: 300_000,
  workers: 1,
  expect: { toPass: { timeout: 60_000 } },
  projects: [project],
  webServer: serversOf([project]).map((server) => ({ ...server, cwd: "../.." })),
})
