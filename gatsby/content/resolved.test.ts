import { readFile, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { loadContent } from "../../content-tools/load"
import { contentFiles } from "../../content-tools/model"
import { temporaryFolder } from "../../test/temporaryFolder"
import { typeNameOf, writeResolved } from "./resolved"

let folder: string

beforeAll(async () => {
  folder = path.join(temporaryFolder(), "content")
  await writeResolved(await loadContent(), folder)
})

const read = async (name: string) => JSON.parse(await readFile(path.join(folder, name), "utf8")) as unknown

it("writes every file with the facts and labels filled in, and the map", async () => {
  for (const { path: name } of contentFiles) expect(JSON.stringify(await read(name))).not.toContain("{{")
  const programs = (await read("programs.json")) as { deadlines?: object[] }[]
  const deadlines = programs.flatMap((program) => program.deadlines ?? [])
  expect(deadlines).toContainEqual(expect.objectContaining({ at: "2025-03-01T07:59:00.000Z" }))
  for (const one of deadlines) expect(one).toHaveProperty("label")
  expect(await read("map.json")).toHaveProperty("countries")
})

it("removes files that are not part of the content model", async () => {
  const old = path.join(folder, "pages", "old.json")
  await writeFile(old, "{}")
  await writeResolved(await loadContent(), folder)
  await expect(stat(old)).rejects.toThrow("ENOENT")
})

it("leaves files that are the same untouched", async () => {
  const modified = async () => (await stat(path.join(folder, "map.json"))).mtimeMs
  const before = await modified()
  await writeResolved(await loadContent(), folder)
  expect(await modified()).toBe(before)
})

it("returns the type of a file's entries, and refuses other files", () => {
  expect(["programs.json", "map.json"].map(typeNameOf)).toEqual(["Program", "CommunityMap"])
  expect(() => typeNameOf("notes.json")).toThrow("notes.json is not part of the content model.")
})
