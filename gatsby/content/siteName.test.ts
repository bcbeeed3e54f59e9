import { cp, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { loadContent } from "../../content-tools/load"
import { temporaryFolder } from "../../test/temporaryFolder"
import { calendarFile } from "../documents/calendarFile"
import { siteName } from "./siteName"

const { env } = process

let file: string
beforeEach(async () => {
  const folder = temporaryFolder()
  process.env = { ...env, CONTENT_FOLDER: folder }
  await cp("test/content", folder, { recursive: true })
  file = path.join(folder, "site.json")
})
afterEach(() => {
  process.env = env
})

it("a new name and address in site.json leave the old ones nowhere in what the build reads", async () => {
  const { name: oldName, email: oldEmail } = (await loadContent())["site.json"]
  const site = JSON.parse(await readFile(file, "utf8")) as object
  await writeFile(file, JSON.stringify({ ...site, name: "Comet School", email: "ask@comet.example" }))
  const content = await loadContent()
  const calendar = calendarFile(content, new Date(0), new Date("2025-01-15"))
  const texts = [JSON.stringify(content), calendar, siteName() ?? ""]
  for (const text of texts) {
    expect(text).toContain("Comet School")
    expect(text).not.toContain(oldName)
    expect(text).not.toContain(oldEmail)
  }
  const [, contact] = /"href":"(mailto:[^"]*)"/.exec(JSON.stringify(content["navigation.json"].footer)) ?? []
  expect(contact).toBe("mailto:ask@comet.example")
})

it("takes the name of the web manifest from site.json", async () => {
  await writeFile(file, JSON.stringify({ name: "Comet School" }))
  const { default: config } = await import("../../gatsby-config")
  expect(config.plugins).toContainEqual(
    expect.objectContaining({
      resolve: "gatsby-plugin-manifest",
      options: expect.objectContaining({ name: "Comet School", short_name: "Comet School" }) as object,
    }),
  )
})

it("has no name while site.json cannot be read", async () => {
  await writeFile(file, "{")
  expect(siteName()).toBeUndefined()
})
