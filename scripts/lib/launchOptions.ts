import { findBrowser } from "./findBrowser"

const executablePath = findBrowser()

/** How the browser is started, for tests and pictures: the one of this machine where there is one, and no calls home. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // The headless shell knows no connection and would download lazy pictures from farther below the viewport than a phone on 4G.
    "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
  ],
}
