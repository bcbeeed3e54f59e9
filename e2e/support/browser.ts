/** Finds and configures the browser of the tests and screenshots. */
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

/**
 * Returns the default installation paths of Chromium, Chrome and Edge on Debian, Fedora, macOS and Windows. The
 * headless shell is first: it draws no window, and a page takes a third less CPU time with it than with Chromium.
 */
function usualPaths(): string[] {
  const windowsFolders = ["LOCALAPPDATA", "PROGRAMFILES", "PROGRAMFILES(X86)"].flatMap(
    (name) => process.env[name] ?? [],
  )
  return [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/google-chrome",
    "/usr/bin/microsoft-edge",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    ...windowsFolders.map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`),
    ...windowsFolders.map((folder) => `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`),
  ]
}

/**
 * Returns `CHROMIUM_PATH` if it is set, otherwise the first installation path that exists.
 * @returns undefined if no path exists; Playwright then starts the headless shell that it has downloaded
 */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || usualPaths().find((path) => existsSync(path))
}

/** Returns the first installed browser with a back/forward cache, which the headless shell lacks. */
export function findFullBrowser(): string | undefined {
  const paths = [process.env.CHROMIUM_PATH ?? "", ...usualPaths(), chromium.executablePath()]
  return paths.find((path) => !/headless.shell/.test(path) && existsSync(path))
}

/**
 * Features that are turned off. Chromium uses only the last list on its command line, so this one repeats Playwright's,
 * which prevents requests to the browser's vendor. The last three start more processes for each window: one for the
 * next page, and two that draw suggestions below the address bar. With them, the browser tests take twice the CPU time
 * (measured with Chromium 156).
 */
const disabledFeatures = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
  "msEdgeUpdateLaunchServicesPreferredVersion",
  "msForceBrowserSignIn",
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
]

const launchArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A window keeps its process when it goes from its empty page to the site: otherwise, a page takes a third more CPU
  // time.
  "--renderer-process-limit=1",
  `--disable-features=${disabledFeatures.join(",")}`,
  // The headless shell reports an unknown connection type, for which Chromium lazy loads pictures with a larger margin.
  // 1250 px is the margin for 4G.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
]

/**
 * Returns Playwright's launch options for the browser that is installed now. They disable requests to the browser's
 * vendor.
 */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser()
  return { ...(executablePath ? { executablePath } : {}), args: launchArguments }
}
