import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"
import { findBrowser } from "../../e2e/support/browser"
import { run } from "./run"
import type { Output } from "./steps"

/** Installers, in the order in which they are tried. */
const installers: readonly { name: string; command: string; args: readonly string[] }[] = [
  {
    name: "Debian's headless Chromium",
    command: "sh",
    args: ["-c", "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell"],
  },
  {
    name: "Playwright's headless Chromium",
    command: "playwright",
    args: ["install", "--only-shell", "chromium"],
  },
]

/**
 * Installs a browser if none is found.
 * @throws Error if no installer succeeds; its message says what to install
 */
export async function ensureBrowser(output: Output): Promise<void> {
  const hasBrowser = () => findBrowser() !== undefined || existsSync(chromium.executablePath())
  for (const { name, command, args } of installers) {
    if (hasBrowser()) return
    output(`No browser found. Installing ${name}.`)
    await run(command, args, { output })
  }
  if (!hasBrowser())
    throw new Error("No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its path.")
}
