/**
 * `npm run shots`: pictures of every page and state at three widths, light and dark, into `.data/shots`, to be looked at.
 * `npm run shots -- letter popup` takes those whose names begin so. The site is built first where it has not been.
 */
import { existsSync, mkdirSync, rmSync } from "node:fs"
import { chromium, type Browser } from "@playwright/test"
import { contextOf, looks, lookWidths, open, type Look } from "../e2e/support/looks"
import { ensureBrowser } from "./lib/ensureBrowser"
import { launchOptions } from "./lib/launchOptions"
import { buildTestSite, serveTestSite } from "./lib/testSite"

const folder = ".data/shots"
const schemes = ["light", "dark"] as const

async function take(browser: Browser, baseURL: string, look: Look, width: number, colorScheme: "light" | "dark") {
  const context = await browser.newContext(contextOf(look, { baseURL, width, colorScheme }))
  const page = await context.newPage()
  await open(page, look)
  const path = `${folder}/${look.name}-${width}-${colorScheme}.png`
  await page.screenshot({ path, fullPage: !look.isWindow })
  await context.close()
  console.log(path)
}

ensureBrowser()
const wanted = process.argv.slice(2)
const chosen = looks.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))
if (!existsSync("public/index.html") && (await buildTestSite()) !== 0) process.exit(1)
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const site = await serveTestSite()
const browser = await chromium.launch(launchOptions)
for (const look of chosen)
  for (const width of lookWidths)
    if (width <= (look.maxWidth ?? Infinity))
      for (const scheme of schemes) await take(browser, site.url, look, width, scheme)
await browser.close()
await site.close()
