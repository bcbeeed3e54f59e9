import type { Browser, Page } from "@playwright/test"
import sharp from "sharp"
import { launchOptions } from "./browser"
import { openPageState, pageStates, screenshotContext, type ColorScheme, type PageState } from "./pageStates"

export const screenshotFolder = "e2e/screenshots"

/** The file with the browser and the platform that took the screenshots. Other browsers and platforms render text differently. */
export const madeWithFile = `${screenshotFolder}/made-with.txt`

/** @param version of the browser, such as `142.0.7444.59` @returns a line of `madeWithFile` */
export function browserAndPlatform(version: string): string {
  // The headless shell renders text differently than Chromium with a window. Playwright downloads the headless shell.
  const shell = (launchOptions().executablePath ?? "headless").includes("headless") ? " headless shell" : ""
  return `Chromium${shell} ${version.split(".")[0]} on ${process.platform} ${process.arch}`
}

export interface ReferenceScreenshot {
  file: string
  state: PageState
  /** Width of the window in CSS pixels. */
  width: number
  colorScheme: ColorScheme
}

function reference(name: string, width: number, colorScheme: ColorScheme): ReferenceScreenshot {
  const state = pageStates.find((pageState) => pageState.name === name)
  if (!state) throw new Error(`e2e/support/pageStates.ts has no state named "${name}".`)
  return { file: `${name}-${width}-${colorScheme}.png`, state, width, colorScheme }
}

/** Screenshots of every section, layout and scheme. Pages such as `/curriculum/` only repeat sections. */
export const referenceScreenshots: readonly ReferenceScreenshot[] = [
  ...[
    "home",
    "bootcamp",
    "research",
    "testimonials",
    "team",
    "apply",
    "not-found",
    "letter",
    "commit",
    "sign-in",
    "acceptance",
  ].flatMap((name) => [reference(name, 360, "light"), reference(name, 1440, "light")]),
  reference("research", 1440, "dark"),
  reference("decision", 360, "dark"),
]

/**
 * Opens a page as a reference screenshot shows it. Frames, such as an embedded form, are blank, because their provider
 * determines their fonts and height.
 */
export async function openReference(
  browser: Browser,
  baseURL: string | undefined,
  { state, width, colorScheme }: Omit<ReferenceScreenshot, "file">,
): Promise<Page> {
  const context = await browser.newContext(screenshotContext(state, { baseURL: baseURL ?? "", width, colorScheme }))
  const page = await context.newPage()
  await page.route("**/*", (route) => {
    const isInFrame = route.request().frame() !== page.mainFrame()
    if (!isInFrame) return route.fallback()
    // After 5 s without a message the site would report that the form is late.
    return route.fulfill({ contentType: "text/html", body: '<script>parent.postMessage("loaded", "*")</script>' })
  })
  await openPageState(page, state)
  return page
}

/** Returns a screenshot at a quarter of its width, or a third on a phone, which is enough to detect moved elements. */
export function thumbnail(screenshot: Buffer, width: number): Promise<Buffer> {
  return sharp(screenshot)
    .resize({ width: width < 600 ? 120 : 360 })
    .png({ compressionLevel: 9, palette: true, dither: 0 })
    .toBuffer()
}
