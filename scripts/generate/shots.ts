/**
 * `npm run generate -- shots`: takes screenshots of every page at three widths, light and dark, into `.data/shots`.
 * `npm run generate -- shots --readme` takes the screenshots of the README, into `docs/shots`.
 * All screenshots show `content/`. The script builds it first.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { chromium, type Browser } from "@playwright/test"
import sharp from "sharp"
import { launchOptions } from "../../e2e/support/browser"
import { ensureBrowser } from "../../e2e/support/ensureBrowser"
import { createSteps } from "../lib/steps"
import {
  openPageState,
  pageStates,
  screenshotContext,
  type ColorScheme,
  type PageState,
} from "../../e2e/support/pageStates"
import { buildSites } from "../test-sites/buildSites"
import { serveSite } from "../test-sites/serveSite"

const folder = ".data/shots"
/** Widths of a phone, a tablet and a desktop in CSS pixels. */
const widths = [360, 768, 1440] as const

/** A screenshot. */
interface Shot {
  /** Name of its file, such as `home-1440-light`. */
  name: string
  state: PageState
  width: (typeof widths)[number]
  scheme: ColorScheme
}

const shots: readonly Shot[] = pageStates.flatMap((state) =>
  widths.flatMap((width) =>
    (["light", "dark"] as const).map((scheme) => ({ name: `${state.name}-${width}-${scheme}`, state, width, scheme })),
  ),
)

async function take(browser: Browser, baseURL: string, { state, width, scheme }: Shot): Promise<Buffer> {
  const context = await browser.newContext(screenshotContext(state, { baseURL, width, colorScheme: scheme }))
  const page = await context.newPage()
  await openPageState(page, state)
  const picture = await page.screenshot({ fullPage: !state.hasPopup })
  await context.close()
  return picture
}

const readmeFile = ({ name }: Shot) => `docs/shots/${name}.webp`

/** Writes the upper part of a screenshot, small enough for a README: 240 px wide for a phone, 640 px for a desktop. */
async function writeForReadme(picture: Buffer, shot: Shot): Promise<void> {
  const isPhone = shot.width < 600
  const { width, height } = await sharp(picture).metadata()
  const shown = Math.min(height, Math.round(width * (isPhone ? 2.2 : 0.9)))
  await sharp(picture)
    .extract({ left: 0, top: 0, width, height: shown })
    .resize({ width: isPhone ? 240 : 640 })
    .webp({ quality: 80 })
    .toFile(readmeFile(shot))
}

export async function takeShots(): Promise<void> {
  const isForReadme = process.argv.includes("--readme")

  ensureBrowser()
  await buildSites(createSteps("shots", 1), ["content"])
  const site = await serveSite("content")
  const browser = await chromium.launch(launchOptions())
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  mkdirSync(folder, { recursive: true })
  // The README shows the screenshots that it already has.
  for (const shot of shots.filter((one) => !isForReadme || existsSync(readmeFile(one)))) {
    const picture = await take(browser, site.url, shot)
    if (isForReadme) await writeForReadme(picture, shot)
    else writeFileSync(`${folder}/${shot.name}.png`, picture)
    console.log(shot.name)
  }
  await browser.close()
  await site.close()
}
