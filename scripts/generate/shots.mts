/**
 * `npm run generate -- shots`: takes screenshots of every page at three widths, light and dark, into `.data/shots`.
 * `npm run generate -- shots letter popup` takes only those whose names start with these arguments.
 * `npm run generate -- shots --readme` takes the screenshots of the README, into `docs/shots`.
 * All screenshots show `content/`. The script builds it first.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { chromium, type Browser } from "@playwright/test"
import sharp from "sharp"
import { launchOptions } from "../../e2e/support/browser"
import { ensureBrowser } from "../lib/ensureBrowser"
import { hideStackTraces } from "../lib/hideStackTraces"
import { createSteps } from "../lib/steps"
import {
  openPageState,
  pageStates,
  screenshotContext,
  type ColorScheme,
  type PageState,
} from "../../e2e/support/pageStates"
import { buildSite } from "../lib/buildSite"
import { serveTestSite } from "../lib/testSite"

const folder = ".data/shots"
/** Widths of a phone, a tablet and a desktop in CSS pixels. */
const widths = [360, 768, 1440] as const

/** The screenshots of the README: name, viewport width and color scheme. */
const readme: readonly (readonly [name: string, width: number, scheme: ColorScheme])[] = [
  ["home", 1440, "light"],
  ["home", 360, "light"],
  ["home", 1440, "dark"],
  ["letter", 1440, "light"],
  ["letter", 360, "dark"],
  ["decision", 1440, "light"],
  ["commit", 1440, "light"],
  ["sign-in", 360, "light"],
  ["research", 1440, "light"],
  ["team", 1440, "dark"],
  ["popup", 360, "light"],
  ["not-found", 1440, "light"],
]

async function takeScreenshot(
  browser: Browser,
  baseURL: string,
  state: PageState,
  width: number,
  colorScheme: ColorScheme,
): Promise<Buffer> {
  const context = await browser.newContext(screenshotContext(state, { baseURL, width, colorScheme }))
  const page = await context.newPage()
  await openPageState(page, state)
  const picture = await page.screenshot({ fullPage: !state.hasPopup })
  await context.close()
  return picture
}

/** Returns the upper part of a screenshot, small enough for a README: 240 px wide for a phone, 640 px for a desktop. */
async function readmePicture(picture: Buffer, width: number): Promise<Buffer> {
  const { height = 0 } = await sharp(picture).metadata()
  const shown = Math.min(height, Math.round(width < 600 ? width * 2.2 : width * 0.9))
  return sharp(picture)
    .extract({ left: 0, top: 0, width, height: shown })
    .resize({ width: width < 600 ? 240 : 640 })
    .webp({ quality: 80 })
    .toBuffer()
}

hideStackTraces()
await ensureBrowser(console.log)
const names = process.argv.slice(2)
await createSteps("shots", 1).run("Build the site", (output) => buildSite("content", output))
const site = await serveTestSite("content")
const browser = await chromium.launch(launchOptions())
if (names.includes("--readme")) {
  for (const [name, width, scheme] of readme) {
    const state = pageStates.find((candidate) => candidate.name === name)
    if (!state) throw new Error(`e2e/support/pageStates.ts has no state named "${name}".`)
    const picture = await readmePicture(await takeScreenshot(browser, site.url, state, width, scheme), width)
    writeFileSync(`docs/shots/${name}-${width}-${scheme}.webp`, picture)
  }
} else {
  if (names.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const chosen = pageStates.filter(({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)))
  for (const state of chosen)
    for (const width of widths)
      for (const scheme of ["light", "dark"] as const) {
        const file = `${folder}/${state.name}-${width}-${scheme}.png`
        writeFileSync(file, await takeScreenshot(browser, site.url, state, width, scheme))
        console.log(file)
      }
}
await browser.close()
await site.close()
