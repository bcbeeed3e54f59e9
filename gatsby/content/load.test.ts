import { cp, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { loadContent } from "./load"

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "content-"))
  await cp("test/content", folder, { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

const student = { id: "ada", name: "Ada", title: "Student" }
const say = (text: string) => writeFile(path.join(folder, "testimonials.json"), JSON.stringify([{ ...student, text }]))

it("returns content by the path of its file, with the facts put into the prose", async () => {
  await say("I liked {{site.name}}.")
  const content = await loadContent(folder)
  expect(content["testimonials.json"]).toEqual([{ ...student, text: `I liked ${content["site.json"].name}.` }])
})

it("reads what has changed since the last call", async () => {
  await loadContent(folder)
  await say("It was fun.")
  expect((await loadContent(folder))["testimonials.json"]).toEqual([{ ...student, text: "It was fun." }])
})

it("notices a picture that was damaged since the last call", async () => {
  await loadContent(folder)
  await writeFile(path.join(folder, "images/hero.png"), "No picture.")
  await expect(loadContent(folder)).rejects.toThrow("is damaged or not a picture")
})

it("throws what the content check says", async () => {
  await say("")
  await expect(loadContent(folder)).rejects.toThrow(
    new Error(
      '1 mistake in content. Nothing was built.\ncontent/testimonials.json:1:45 → item 1 → "text" is empty. Write at least one sentence.',
    ),
  )
})

it("forbids sample entries on request", async () => {
  await expect(loadContent(folder, true)).rejects.toThrow("is made up")
})
