import { existsSync } from "node:fs"
import { findBrowser } from "../../e2e/support/browser"
import { run } from "./run"
import type { Output } from "./steps"

/**
 * Installs a headless browser if none is found: Debian's, if this process may install it, otherwise Playwright's.
 * @throws Error if that fails; its message says what to install
 */
export async function ensureBrowser(output: Output): Promise<void> {
  if (findBrowser()) return
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    output("No browser found. Installing Debian's headless Chromium.")
    const install =
      "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell"
    await run("sh", ["-c", install], { output })
    if (findBrowser()) return
  }
  output(
    "No Chromium, Chrome or Edge found. Playwright installs its headless Chromium, unless it is already installed.",
  )
  const code = await run("playwright", ["install", "--only-shell", "chromium"], { output })
  if (code !== 0)
    throw new Error(
      "No browser could be installed. Install Chromium, Chrome or Edge. If it is not found, set CHROMIUM_PATH to the path of its program.",
    )
}
