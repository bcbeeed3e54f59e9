import path from "node:path"
import { publicPages } from "../../src/routes"
import type { Content } from "../../content-tools/model"
import { loadContent } from "../../content-tools/load"
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
