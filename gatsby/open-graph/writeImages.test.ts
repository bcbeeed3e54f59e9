import path from "node:path"
import sharp from "sharp"
import { temporaryFolder } from "../../test/temporaryFolder"
import { publicPages } from "../../src/routes"
import type { Content } from "../../content-tools/model"
import { loadContent } from "../../content-tools/load"
import { resolvedPicture } from "../content/resolved"
import { renderImage } from "./renderImage"
import { imageContentOf, paperImageOf } from "./writeImages"

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
  expect(picture).toBe(resolvedPicture(shown))
})

it.each([
  ["its first figure", { figures: [{ imageSrc: "images/chart.png" }] }, "images/chart.png"],
  ["the first picture of its group", {}, "images/figure.png"],
  ["no picture without a group", { highlight: undefined }, undefined],
])("the image of a paper shows its title and its summary, and %s", (_, change, shown) => {
  const paper = { ...(content["publications.json"][0] as Content["publications.json"][number]), title: "Cracks" }
  const highlights = [{ ...content["research-highlights.json"][0], id: "one", collageImages: ["images/figure.png"] }]
  const image = paperImageOf(
    { ...paper, summary: "Lamps show them.", figures: undefined, highlight: "one", ...change },
    { ...content, "research-highlights.json": highlights as Content["research-highlights.json"] },
  )
  expect(image).toMatchObject({ title: "Cracks", description: "Lamps show them." })
  expect(image.picture).toBe(shown && resolvedPicture(shown))
})

it("omits a picture on another site", () => {
  expect(
    imageContentOf({ contentFile: "pages/team.json" }, withPicture("https://cdn.example/a.png")).picture,
  ).toBeUndefined()
})

it.each([
  ["wide", 1600, 400],
  ["high", 400, 1600],
])("does not crop a %s picture", async (_shape, width, height) => {
  const picture = path.join(temporaryFolder(), "white.png")
  await sharp({ create: { width, height, channels: 3, background: "white" } }).toFile(picture)
  const image = await renderImage({ title: "", description: "", siteName: "", picture })
  const [white] = (await sharp(image).threshold(200).stats()).channels
  // The mark is white too. A cropped picture would cover more than a third of the image.
  expect(white?.mean).toBeGreaterThan(0.08 * 255)
  expect(white?.mean).toBeLessThan(0.2 * 255)
})
