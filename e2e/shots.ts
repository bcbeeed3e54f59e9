/**
 * `npm run generate -- shots`: takes screenshots of every page at three widths, light and dark, into `.data/shots`, and
 * of the pages that depend on the season at seven instants of a cohort, with a table of them,
 * `.data/shots/season.html`. `npm run generate -- shots --readme` takes those that the README shows, into
 * `docs/shots`. All screenshots show `content/`. The script builds it first.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { chromium, type Browser } from "@playwright/test"
import sharp from "sharp"
import { paperPaths } from "./any-content/allPages"
import { loadContent } from "../content-tools/load"
import { programInstants } from "../content-tools/model/deadlines"
import { launchOptions } from "./support/browser"
import { ensureBrowser } from "./support/ensureBrowser"
import { createSteps } from "../processes/steps"
import {
  openPageState,
  pageStates,
  screenshotContext,
  seasonStates,
  type ColorScheme,
  type PageState,
} from "./support/pageStates"
import { buildSites } from "./sites/buildSites"
import { serveSite } from "./sites/serveSite"

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

function shotsOf(states: readonly PageState[], schemes: readonly ColorScheme[]): Shot[] {
  return states.flatMap((state) =>
    widths.flatMap((width) =>
      schemes.map((scheme) => ({ name: `${state.name}-${width}-${scheme}`, state, width, scheme })),
    ),
  )
}

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

/** Writes a table with a row for each page and width, and a column for each instant. */
function writeSeasonTable(season: readonly Shot[]): void {
  const cells = (path: string, width: number) =>
    season
      .filter((shot) => shot.state.path === path && shot.width === width)
      .map(({ name }) => `<td><a href="${name}.png"><img src="${name}.png" alt="${name}" width="200"></a></td>`)
  const rows = [...new Set(season.map(({ state }) => state.path))].flatMap((path) =>
    widths.map((width) => `<tr valign="top"><th>${path} ${width} px</th>${cells(path, width).join("")}</tr>`),
  )
  writeFileSync(`${folder}/season.html`, `<!doctype html><title>Season</title><table>${rows.join("\n")}</table>`)
}

export async function takeShots(): Promise<void> {
  const isForReadme = process.argv.includes("--readme")

  ensureBrowser()
  await buildSites(createSteps("shots", 1), ["content"])
  const site = await serveSite("content")
  const browser = await chromium.launch(launchOptions())
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  mkdirSync(folder, { recursive: true })
  const content = await loadContent()
  const programs = content["programs.json"]
  const papers = paperPaths(content)
    .slice(0, 1)
    .map((path) => ({ name: "paper", path }))
  const season = shotsOf(seasonStates(programs.map(programInstants)), ["light"])
  const shots = [...shotsOf([...pageStates, ...papers], ["light", "dark"]), ...season]
  const readme = readFileSync("README.md", "utf8")
  for (const shot of shots.filter((one) => !isForReadme || readme.includes(readmeFile(one)))) {
    const picture = await take(browser, site.url, shot)
    if (isForReadme) await writeForReadme(picture, shot)
    else writeFileSync(`${folder}/${shot.name}.png`, picture)
    console.log(shot.name)
  }
  if (!isForReadme) writeSeasonTable(season)
  await browser.close()
  await site.close()
}
