import { testPorts } from "../sites/ports"
import { remotePicture } from "../../test/variants/writeVariants"
import { loadLazyParts, stubOtherOrigins } from "../any-content/allPages"
import { countBytes } from "../support/countBytes"
import { expect, test } from "../support/test"

/** Origin of the static files of the build `long`. One picture of this build has an absolute URL on a third origin. */
const assets = `http://127.0.0.1:${testPorts("long").second}`

test("every static file is loaded from the other origin, and a picture with an absolute URL from that URL", async ({
  page,
  baseURL,
}) => {
  await stubOtherOrigins(page)
  const fromSite: string[] = []
  const fromAssets = new Set<string>()
  page.on("request", (request) => {
    if (request.url().startsWith(`${baseURL}/`)) fromSite.push(new URL(request.url()).pathname)
    if (request.url().startsWith(`${assets}/`)) fromAssets.add(request.resourceType())
  })
  // Together, these pages have every kind of picture and both carousels.
  const paths = ["/research/", "/testimonials/", "/team/", "/"]
  for (const path of paths) {
    const waitUntilIdle = await countBytes(page)
    await page.goto(path)
    await loadLazyParts(page)
    await waitUntilIdle()
    // On a busy machine, a page can be idle before it needs its fonts.
    await expect.poll(() => [...fromAssets], path).toEqual(expect.arrayContaining(["script", "font"]))
  }
  expect(fromSite).toEqual(paths)
  expect([...fromAssets]).toContain("image")

  const portrait = page.locator(`img[src="${remotePicture}"]`).first()
  await portrait.scrollIntoViewIfNeeded()
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
