import { cp, mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { readContent } from "../../gatsby/content/check"
import { filesBelow } from "../../gatsby/content/check/source"
import { updateMirror } from "./updateMirror"

let temporary: string
let folder: string
let mirror: string

beforeEach(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), "mirror-"))
  folder = path.join(temporary, "content")
  mirror = path.join(temporary, "mirror")
  await cp("test/content", folder, { recursive: true })
  await writeFile(path.join(folder, "notes.txt"), "Not content.")
})
afterEach(() => rm(temporary, { recursive: true }))

const update = async () => updateMirror(await readContent(folder), folder, mirror)
const identityOf = async (name: string) => (await stat(path.join(mirror, name))).ino

it("copies the JSON files and pictures, and no other files", async () => {
  await update()
  const expected = (await filesBelow(folder)).filter((name) => name !== "notes.txt")
  expect(await filesBelow(mirror)).toEqual(expected)
  for (const name of expected)
    expect(await readFile(path.join(mirror, name))).toEqual(await readFile(path.join(folder, name)))
})

it("replaces only the files that differ", async () => {
  await update()
  const names = await filesBelow(mirror)
  const before = await Promise.all(names.map(identityOf))
  await writeFile(path.join(folder, "faq.json"), "[]\n")
  await utimes(path.join(folder, "images/hero.png"), 0, 0)
  await update()
  const after = await Promise.all(names.map(identityOf))
  expect(names.filter((_, index) => before[index] !== after[index])).toEqual(["faq.json", "images/hero.png"])
  expect(await readFile(path.join(mirror, "faq.json"), "utf8")).toBe("[]\n")
})

it("removes the files that are no longer part of the content", async () => {
  await update()
  await rm(path.join(folder, "images/hero.png"))
  await update()
  expect(await filesBelow(mirror)).not.toContain("images/hero.png")
})

it("writes the text that was checked, not a later one", async () => {
  const source = await readContent(folder)
  await writeFile(path.join(folder, "faq.json"), "broken")
  await updateMirror(source, folder, mirror)
  expect(await readFile(path.join(mirror, "faq.json"), "utf8")).toBe(source.texts.get("faq.json"))
})
