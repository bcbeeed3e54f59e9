import { publicPages } from "../../src/routes"
import { remotePicture } from "../../test/variants/writeVariants"
import { scrollThroughPage, stubOtherOrigins } from "../any-content/allPages"
import { expect, test } from "../support/test"

/** Origin of the static files of the build `long`. One picture of this build has an absolute URL on a third origin. */
const assets = process.env.ASSETS_UNDER_TEST ?? ""

test.beforeEach(({ page }) => stubOtherOrigins(page))

for (const { path } of publicPages)
  test(`${path} loads every static file from the other origin`, async ({ page, baseURL }) => {
    const fromSite: string[] = []
    const fromAssets = new Set<string>()
    page.on("request", (request) => {
      if (request.url().startsWith(`${baseURL}/`)) fromSite.push(new URL(request.url()).pathname)
      if (request.url().startsWith(`${assets}/`)) fromAssets.add(request.resourceType())
    })
    await page.goto(path)
    await scrollThroughPage(page)
    expect(fromSite).toEqual([path])
    expect([...fromAssets]).toEqual(expect.arrayContaining(["script", "font"]))
    if (await page.locator("main img").count()) expect([...fromAssets]).toContain("image")
  })

test("loads a picture with an absolute URL from that URL", async ({ page }) => {
  await page.goto("/")
  const portrait = page.locator(`img[src="${remotePicture}"]`).first()
  await portrait.scrollIntoViewIfNeeded()
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
