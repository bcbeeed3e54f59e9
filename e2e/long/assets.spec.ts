import { expect, test } from "@playwright/test"
import { publicPages } from "../../src/routes"
import { respondForOthers } from "../any-content/everyPage"
import { remotePicture } from "../../test/variants/writeVariants"
import { readWholePage, watchForFaults } from "../support/watch"

/** The build `long`: static files on another origin, one picture at an absolute address. */
const assets = process.env.ASSETS_UNDER_TEST ?? ""

test.beforeEach(({ page }) => respondForOthers(page))

for (const { path } of publicPages)
  test(`${path} loads every static file from the other origin`, async ({ page, baseURL }) => {
    const faults = watchForFaults(page)
    const fromSite: string[] = []
    const fromAssets = new Set<string>()
    page.on("request", (request) => {
      if (request.url().startsWith(`${baseURL}/`)) fromSite.push(new URL(request.url()).pathname)
      if (request.url().startsWith(`${assets}/`)) fromAssets.add(request.resourceType())
    })
    await page.goto(path)
    await readWholePage(page)
    expect(fromSite).toEqual([path])
    expect([...fromAssets]).toEqual(expect.arrayContaining(["script", "font"]))
    if (await page.locator("main img").count()) expect([...fromAssets]).toContain("image")
    expect(faults).toEqual([])
  })

test("a picture at an absolute address is drawn from there", async ({ page }) => {
  await page.goto("/")
  const portrait = page.locator(`img[src="${remotePicture}"]`)
  await portrait.scrollIntoViewIfNeeded()
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
