import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { formatFiles } from "./formatFiles"

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "content-"))
  await mkdir(path.join(folder, "pages"))
})
afterEach(() => rm(folder, { recursive: true }))

const formatted = '{\n  "a": [\n    1,\n    "b"\n  ]\n}\n'

it.each([
  ["values on one line", '{"a":[1,"b"]}'],
  ["other spaces and no line break at the end", '\n{ "a" :\t[ 1 , "b" ] }  '],
  ["Windows' line breaks", formatted.replaceAll("\n", "\r\n")],
  ["a byte order mark", `\uFEFF${formatted}`],
])("formats a file with %s, returns its path, and leaves it unchanged the next time", async (_name, text) => {
  const file = path.join(folder, "pages", "home.json")
  await writeFile(file, text)
  await expect(formatFiles(folder)).resolves.toEqual(["pages/home.json"])
  await expect(readFile(file, "utf8")).resolves.toBe(formatted)
  await expect(formatFiles(folder)).resolves.toEqual([])
})

it("formats files with the ending in capital letters, and neither other files nor files with errors", async () => {
  const files = {
    "A.JSON": '{"a":1}',
    "a.md": '{"a":1}',
    "b.json": '{"a":1,}',
    "c.json": "",
    "d.json": '{"a":1,"a":2}',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  await expect(formatFiles(folder)).resolves.toEqual(["A.JSON"])
  for (const name of ["a.md", "b.json", "c.json", "d.json"] as const)
    await expect(readFile(path.join(folder, name), "utf8")).resolves.toBe(files[name])
})
