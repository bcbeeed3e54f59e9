/** Finds, installs and configures the browser of the tests and screenshots. */
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

/**
 * Paths at which packages of Debian, Fedora, macOS and Windows install Chromium and Chrome. The headless shell is first: it draws
 * no window and uses 40% less CPU time.
 */
const usualPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]

/**
 * Returns the path of an installed browser. `CHROMIUM_PATH` takes precedence.
 * @returns undefined if no browser is found; Playwright then uses the browser that it has downloaded
 */
function findBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || usualPaths.find((path) => existsSync(path))
}

const executablePath = findBrowser()

/** Playwright's launch options. They turn off the browser's own requests to its vendor. */
export const launchOptions: { executablePath?: string; args: string[] } = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // For the headless shell's unknown connection type, Chromium has a larger lazy-load margin. 1250 px is its margin for 4G.
    "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
  ],
}

/** Installers, in the order in which they are tried. */
const installers: readonly { name: string; command: string; args: readonly string[] }[] = [
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
 * Installs a browser if none is found.
 * @throws Error that says what to install if no installer succeeds
 */
export function ensureBrowser(): void {
  const hasBrowser = () => findBrowser() !== undefined || existsSync(chromium.executablePath())
  for (const { name, command, args } of installers) {
    if (hasBrowser()) return
    console.log(`No browser found. Installing ${name}.`)
    spawnSync(command, args, { stdio: "inherit" })
  }
  if (!hasBrowser())
    throw new Error("No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its path.")
}
