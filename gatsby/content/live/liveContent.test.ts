import fs from "node:fs"
import { cp, writeFile } from "node:fs/promises"
import path from "node:path"
import { temporaryFolder } from "../../../test/temporaryFolder"
import { currentMistakes, nextChange, prepareContent } from "./liveContent"

let temporary: string
let resolved: string
const { env } = process
const printed: string[] = []
const print = (text: string) => void printed.push(text)
const terminal = { log: print, error: print }

beforeEach(async () => {
  temporary = temporaryFolder()
  resolved = path.join(temporary, "resolved")
  process.env = { ...env, CONTENT_FOLDER: path.join(temporary, "content") }
  await cp("test/content", path.join(temporary, "content"), { recursive: true })
})
afterEach(() => {
  process.env = env
})

const write = (text: string) => writeFile(path.join(temporary, "content/countries.json"), text)
const mistake = expect.stringMatching(/content\/countries\.json:1:/) as string

it("waits until the first content is valid, and reports the mistakes and their correction", async () => {
  await write("[")
  let prepared = Promise.resolve()
  const text = await new Promise<string>((resolve) => {
    prepared = prepareContent({ log: print, error: resolve }, resolved)
  })
  const { title, note, mistakes, inEditor } = currentMistakes()
  expect(inEditor).toHaveLength(1)
  expect([title, mistakes]).toEqual(["1 mistake in content", [mistake]])
  expect(text).toBe(`${title}. ${note}\n${mistakes[0]}`)
  await write("[]\n")
  await prepared
  expect(currentMistakes().mistakes).toEqual([])
  expect(printed).toEqual(["The content is valid again."])
})

it("does not wait if Gatsby can start with earlier content", async () => {
  await prepareContent(terminal, resolved)
  await write("[")
  await prepareContent(terminal, resolved)
  expect(currentMistakes().mistakes).toEqual([mistake])
})

it("reports the deletion of the folder, which Windows reports as an error", async () => {
  const watch = jest.spyOn(fs, "watch")
  const change = nextChange("test/content")
  const watcher = watch.mock.results[0]?.value as fs.FSWatcher
  watcher.emit("error", new Error("EPERM: operation not permitted, watch"))
  await expect(change).resolves.toBeUndefined()
})
