import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { copySources } from "./copySources"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "copy-sources-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), "")
}
const filesIn = (name: string) =>
  readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, name), path.join(entry.parentPath, entry.name)))
    .sort()

it("copies what a build reads into the working folder, without Git, and removes what is no longer there", async () => {
  const sources = ["gatsby-config.ts", "package.json", "src/pages/index.tsx"].map(path.normalize)
  const others = [".env.production", ".git/HEAD", "content/faq.json", "node_modules/a/index.js", "public/index.html"]
  for (const name of [...sources, ...others]) write(`project/${name}`)
  for (const name of ["src/old.ts", ".cache/data"]) write(`copy/${name}`)
  // The packages of another folder, after the project was copied.
  symlinkSync(path.join(folder, "missing"), path.join(folder, "copy/node_modules"), "junction")
  await copySources(path.join(folder, "project"), path.join(folder, "copy"))
  expect(filesIn("copy")).toEqual([path.normalize(".cache/data"), ...sources])
})
