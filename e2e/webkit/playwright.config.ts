import { defineConfig } from "@playwright/test"
import { options, projectOn, serversOf } from "../sites/projects"
import type { Fixtures } from "../support/test"

const project = projectOn("fixture", { name: "webkit" })

/** Starts WebKit itself, one at a time, and waits for a minute at most. */
export default defineConfig<Fixtures>({
  ...options,
  testDir: ".",
  timeout: 300_000,
  workers: 1,
  expect: { toPass: { timeout: 60_000 } },
  projects: [project],
  webServer: serversOf([project]).map((server) => ({ ...server, cwd: "../.." })),
})
