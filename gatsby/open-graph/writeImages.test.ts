import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { publicPages } from "../../src/routes"
import type { Content } from "../../content-tools/model"
import { loadContent } from "../../content-tools/load"
import { renderImage } from "./renderImage"
import { imageContentOf } from "./writeImages"

let content: Content

beforeAll(async () => {
  content = await loadContent()
})

it.each(publicPages)("the image of $path shows the page's title and description, with facts filled in", (page) => {
  const { title, description } = content[page.contentFile].seo
  expect(imageContentOf(page, content)).toMatchObject({ title, description, siteName: content["site.json"].name })
  expect(description).not.toContain("{{")
})

const withPicture = (imageSrc: string | undefined): Content => {
  const page = content["pages/team.json"]
  return { ...content, "pages/team.json": { ...page, hero: { ...page.hero, figure: { imageSrc } } } }
}

it.each([
  ["the page's own picture", "images/portrait.png", "images/portrait.png"],
  ["the picture of the home page if the page has none", undefined, "images/hero.png"],
])("shows %s", (_, imageSrc, shown) => {
  const { picture } = imageContentOf({ contentFile: "pages/team.json" }, withPicture(imageSrc))
  expect(picture).toBe(path.resolve("test/content", shown))
})

it("omits a picture on another site", () => {
  expect(
    imageContentOf({ contentFile: "pages/team.json" }, withPicture("https://cdn.example/a.png")).picture,
  ).toBeUndefined()
})

it.each([
  ["wide", 1600, 400],
  ["high", 400, 1600],
])("shows a %s picture from corner to corner", async (_shape, width, height) => {
  const dot = await sharp({ create: { width: 80, height: 80, channels: 3, background: "#00ff00" } })
    .png()
    .toBuffer()
  const corners = [0, width - 80].flatMap((left) => [0, height - 80].map((top) => ({ input: dot, left, top })))
  const picture = path.join(await mkdtemp(path.join(tmpdir(), "picture-")), "picture.png")
  await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite(corners)
    .toFile(picture)
  const image = await renderImage({ title: "Title", description: "Text.", siteName: "Site", picture })
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const green = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter((pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * pixel, 3 * pixel + 3)
    return green > 200 && red < 60 && blue < 60
  })
  const lengthOf = (positions: number[]) => Math.max(...positions) - Math.min(...positions)
  const shown =
    lengthOf(green.map((pixel) => pixel % info.width)) / lengthOf(green.map((pixel) => Math.floor(pixel / info.width)))
  expect(shown / (width / height)).toBeCloseTo(1, 1)
})
