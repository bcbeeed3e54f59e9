import { readdir } from "node:fs/promises"
import path from "node:path"
import type { Locator, Page } from "@playwright/test"
import sharp from "sharp"
import { publicFolder } from "../sites/sites"
import { phonePhoto } from "../../test/variants/writeVariants"
import { stubOtherOrigins } from "../any-content/allPages"
import { expect, test } from "../support/test"

/** Opens the page of the team, and returns the phone's photo on it once it is loaded. */
async function openPhoto(page: Page): Promise<Locator> {
  await stubOtherOrigins(page)
  await page.goto("/team/")
  const name = encodeURIComponent(path.parse(phonePhoto.name).name)
  const photo = page.locator(`img[src*="/${name}."]`).first()
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  return photo
}

test("a phone's photo is upright and whole on its page, also if the accents in its name have another form", async ({
  page,
}) => {
  const photo = await openPhoto(page)
  const { width, height } = phonePhoto.size
  const shape = await photo.evaluate((image: HTMLImageElement) => ({
    drawn: image.naturalWidth / image.naturalHeight,
    reserved: Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
  }))
  expect(shape.drawn).toBeCloseTo(width / height, 2)
  expect(shape.reserved).toBeCloseTo(width / height, 2)

  const response = await page.request.get(await photo.evaluate((image: HTMLImageElement) => image.currentSrc))
  const colors = await sharp(await response.body())
    .resize(1, 2, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer()
  const [red, , , , , blue] = colors
  expect(Math.min(red ?? 0, blue ?? 0)).toBeGreaterThan(150)
})

test("a card keeps the upper part of a tall photo, where the face is", async ({ page }) => {
  const photo = await openPhoto(page)
  const { data, info } = await sharp(await photo.screenshot())
    .resize({ width: 1, fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rows = Array.from({ length: info.height }, (_, y) => data.subarray(y * info.channels))
  const upperHalf = rows.filter(([red = 0, , blue = 0]) => red > blue)
  expect(upperHalf.length / rows.length).toBeGreaterThan(0.6)
})

test("no published picture says where it was taken", async () => {
  const names = await readdir(publicFolder("long"), { recursive: true })
  const pictures = names.filter((name) => /\.(?:webp|png|jpe?g|avif)$/i.test(name))
  expect(pictures.length).toBeGreaterThan(10)
  for (const name of pictures)
    expect((await sharp(path.join(publicFolder("long"), name)).metadata()).exif, name).toBeUndefined()
})
