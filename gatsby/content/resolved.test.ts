import { readFile, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { readContent, type ContentSource } from "../../content-tools/check/source"
import { contentFiles } from "../../content-tools/model"
import { temporaryFolder } from "../../test/temporaryFolder"
import { typeNameOf, writeResolved } from "./resolved"

let folder: string
let source: ContentSource

beforeAll(async () => {
  folder = path.join(temporaryFolder(), "content")
  source = await readContent("test/content")
  await writeResolved(source, folder)
})

const read = async (name: string) => JSON.parse(await readFile(path.join(folder, name), "utf8")) as unknown

it("writes every file with the facts filled in", async () => {
  for (const { path: name } of contentFiles) expect(JSON.stringify(await read(name))).not.toContain("{{")
})

it("writes each deadline with its instant and its label", async () => {
  const programs = (await read("programs.json")) as { deadlines?: object[] }[]
  const deadlines = programs.flatMap((program) => program.deadlines ?? [])
  expect(deadlines).toContainEqual(expect.objectContaining({ at: "2025-03-01T07:59:00.000Z" }))
  for (const one of deadlines) expect(one).toHaveProperty("label")
})

it("writes the map", async () => {
  expect(await read("map.json")).toHaveProperty("countries")
})

it("removes files that are not part of the content model", async () => {
  const old = path.join(folder, "pages", "old.json")
  await writeFile(old, "{}")
  await writeResolved(source, folder)
  await expect(stat(old)).rejects.toThrow("ENOENT")
})

it("leaves files that are the same untouched", async () => {
  const names = ["map.json", "images/portrait.png"]
  const modified = () => Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs))
  const before = await modified()
  await writeResolved(source, folder)
  // As another process does, which has not written the pictures.
  const pictures = new Map([...source.pictures].map(([name, picture]) => [name, { ...picture }]))
  await writeResolved({ ...source, pictures }, folder)
  expect(await modified()).toEqual(before)
})

describe("pictures", () => {
  const put = async (name: string, data: Buffer) => {
    const file = path.join(temporaryFolder(), name)
    await writeFile(file, data)
    return file
  }
  const copyOf = (name: string) => readFile(path.join(folder, name))
  const write = (pictures: ContentSource["pictures"]) => writeResolved({ ...source, pictures }, folder)
  const size = { width: 9, height: 12 }

  it("are copied with the same bytes", async () => {
    await writeResolved(source, folder)
    for (const [name, { file }] of source.pictures) expect((await copyOf(name)).equals(await readFile(file))).toBe(true)
  })

  it("have the composed form of their names, and are upright", async () => {
    const photo = sharp({ create: { width: 12, height: 9, channels: 3, background: "white" } })
    const data = await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const file = await put("andré.jpg".normalize("NFD"), data)
    const name = "images/andré.jpg".normalize("NFC")
    await write(new Map([[name, { file, bytes: data.length, size }]]))
    expect(await sharp(await copyOf(name)).metadata()).toMatchObject(size)
  })

  it("are replaced when their file changes, and removed when it is gone", async () => {
    const file = await put("a.png", await readFile("test/content/images/portrait.png"))
    await write(new Map([["images/a.png", { file, bytes: 1, size }]]))
    const other = await readFile("test/content/images/logo.png")
    await writeFile(file, other)
    await write(new Map([["images/a.png", { file, bytes: 2, size }]]))
    expect((await copyOf("images/a.png")).equals(other)).toBe(true)
    await write(new Map())
    await expect(copyOf("images/a.png")).rejects.toThrow("ENOENT")
  })

  it("that are damaged are left out, because the check accepts them if no text names them", async () => {
    const file = await put("a.png", Buffer.from("Not a picture."))
    await write(new Map([["images/a.png", { file, bytes: 14 }]]))
    await expect(copyOf("images/a.png")).rejects.toThrow("ENOENT")
  })
})

it("returns the type of a file's entries, and refuses other files", () => {
  expect(["programs.json", "map.json"].map(typeNameOf)).toEqual(["Program", "CommunityMap"])
  expect(() => typeNameOf("notes.json")).toThrow("notes.json is not part of the content model.")
})
