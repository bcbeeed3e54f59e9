import { execFileSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

// Git lists files with slashes on every system.
const list = ["ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts", "*.test.tsx"]
const tests = execFileSync("git", list, { encoding: "utf8" }).trim().split("\n")
mkdirSync(".data", { recursive: true })
// In the project, so that Jest finds its packages.
const parent = mkdtempSync(path.resolve(".data/jest-"))
afterAll(() => rmSync(parent, { recursive: true }))

it("finds every test file of the repository, in a folder with any name", () => {
  const folder = path.join(parent, "My Site (ü) [1] {2} $+")
  for (const file of [...tests, "test/environment.ts", "test/setup.ts"]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), "")
  }
  copyFileSync("jest.config.mjs", path.join(folder, "jest.config.mjs"))
  const command = [path.resolve("node_modules/jest/bin/jest.js"), "--listTests", "--json"]
  const found = JSON.parse(execFileSync(process.execPath, command, { cwd: folder, encoding: "utf8" })) as string[]
  const names = found.map((file) => path.relative(folder, file).replaceAll(path.sep, "/"))
  expect(names.sort()).toEqual(tests.sort())
})
