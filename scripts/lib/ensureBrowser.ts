import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"
import { findBrowser } from "./findBrowser"

/** Ways to get a browser, in the order in which they are tried. */
const ways: readonly { name: string; command: string; args: readonly string[] }[] = [
  {
    name: "Debian's headless Chromium",
    command: "sh",
    args: ["-c", "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell"],
  },
  {
    name: "Playwright's headless Chromium",
    command: "npx",
    args: ["--no-install", "playwright", "install", "--only-shell", "chromium"],
  },
]

/**
 * Makes sure that there is a browser to test with: looks for one first, then tries each way to install it.
 * @throws Error that says what to install where no way worked
 */
export function ensureBrowser(): void {
  if (hasBrowser()) return
  for (const { name, command, args } of ways) {
    console.log(`No browser found. Installing ${name}.`)
    spawnSync(command, args, { stdio: "inherit" })
    if (hasBrowser()) return
  }
  throw new Error("No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to where one is.")
}

function hasBrowser(): boolean {
  return findBrowser() !== undefined || existsSync(chromium.executablePath())
}
