import path from "node:path"
import { publicPages } from "../../src/routes"
import type { Content } from "../content-model"
import { loadContent } from "../content/load"
import { cardOf } from "./writeCards"

let content: Content

beforeAll(async () => {
  content = await loadContent()
})

it.each(publicPages)("$path has a card with its own title and description, facts filled in, and a picture", (page) => {
  const { title, description } = content[page.contentFile].seo
  expect(cardOf(page, content)).toMatchObject({ title, description, siteName: content["site.json"].name })
  expect(description).not.toContain("{{")
})

const withPicture = (imageSrc: string | undefined): Content => {
  const page = content["pages/team.json"]
  return { ...content, "pages/team.json": { ...page, hero: { ...page.hero, figure: { imageSrc } } } }
}

it.each([
  ["its own picture", "images/portrait.png", "images/portrait.png"],
  ["the picture of the home page without one", undefined, "images/hero.png"],
])("draws %s", (_, imageSrc, drawn) => {
  const { picture } = cardOf({ contentFile: "pages/team.json" }, withPicture(imageSrc))
  expect(picture).toBe(path.resolve("test/content", drawn))
})

it("omits a picture on another site", () => {
  expect(cardOf({ contentFile: "pages/team.json" }, withPicture("https://cdn.example/a.png")).picture).toBeUndefined()
})
