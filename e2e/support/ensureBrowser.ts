import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { findBrowser, findFullBrowser } from "./browser"

/**
 * Installs a headless browser if none is found: Debian's, if this process may install it, otherwise Playwright's.
 * Playwright calls it before the tests.
 * @throws Error if that fails; its message says what to install
 */
export function ensureBrowser(): void {
  if (!findBrowser() && existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    console.log("No browser found. Installing Debian's headless Chromium.")
    const install =
      "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell"
    spawnSync("sh", ["-c", install], { stdio: "inherit" })
  }
  if (!findBrowser()) {
    console.log(
      "No Chromium, Chrome or Edge found. Playwright installs its headless Chromium, unless it is already installed.",
    )
    const args = [require.resolve("@playwright/test/cli"), "install", "--only-shell", "chromium"]
    if (spawnSync(process.execPath, args, { stdio: "inherit" }).status !== 0)
      throw new Error(
        "No browser could be installed. Install Chromium, Chrome or Edge. If it is not found, set CHROMIUM_PATH to the path of its program.",
      )
  }
  if (!findFullBrowser())
    console.log(
      "The test of the back/forward cache is skipped: it needs Chromium, Chrome or Edge, not only a headless shell.",
    )
}

export default ensureBrowser
