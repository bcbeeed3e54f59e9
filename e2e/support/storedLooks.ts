import type { Page } from "@playwright/test"
import sharp from "sharp"
import { launchOptions } from "../../scripts/lib/browser"
import { looks, type ColorScheme, type Look } from "./looks"

export const pictureFolder = "e2e/looks"

/** Names the browser and the platform that the stored pictures were made with; others draw letters differently. */
export const madeWith = `${pictureFolder}/made-with.txt`

/** @param version of the browser, such as `142.0.7444.59` */
export function browserAndPlatform(version: string): string {
  // The headless shell draws letters differently than Chromium with a window. Playwright downloads the headless shell.
  const shell = (launchOptions.executablePath ?? "headless").includes("headless") ? " headless shell" : ""
  return `Chromium${shell} ${version.split(".")[0]} on ${process.platform} ${process.arch}`
}

export interface StoredLook {
  /** Name of the picture's file. */
  file: string
  look: Look
  /** Width of the window in CSS pixels. */
  width: number
  colorScheme: ColorScheme
}

function stored(name: string, width: number, colorScheme: ColorScheme): StoredLook {
  const look = looks.find((one) => one.name === name)
  if (!look) throw new Error(`e2e/support/looks.ts has no look named "${name}".`)
  return { file: `${name}-${width}-${colorScheme}.png`, look, width, colorScheme }
}

/** The pages that show every section, layout and scheme. The others, such as `/curriculum/`, repeat sections of these. */
export const storedLooks: readonly StoredLook[] = [
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
  ].flatMap((name) => [stored(name, 360, "light"), stored(name, 1440, "light")]),
  stored("research", 1440, "dark"),
  stored("decision", 360, "dark"),
]

/**
 * Replaces what frames show, such as an embedded form, with a blank document: its provider decides on its fonts and
 * height. The document posts one message, or the site would report after 5 s that the form is late.
 */
export async function maskFrames(page: Page): Promise<void> {
  await page.route("**/*", (route) => {
    const isInFrame = route.request().frame() !== page.mainFrame()
    if (!isInFrame) return route.fallback()
    return route.fulfill({ contentType: "text/html", body: '<script>parent.postMessage("loaded", "*")</script>' })
  })
}

/** Returns a picture of a page at a quarter of its width, a phone's at a third: large enough to see what has moved. */
export function thumbnail(picture: Buffer, width: number): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: width < 600 ? 120 : 360 })
    .png({ compressionLevel: 9, palette: true, dither: 0 })
    .toBuffer()
}
