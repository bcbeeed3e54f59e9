import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readlinkSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"

it("builds with the packages of this folder, also after the project was copied from another one", () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "copied-")))
  const packages = path.join(folder, ".data/build/node_modules")
  mkdirSync(path.dirname(packages), { recursive: true })
  symlinkSync(path.join(folder, "old", "node_modules"), packages, "junction")
  writeFileSync(path.join(folder, "package.json"), "{}")
  execFileSync("git", ["init", "-q"], { cwd: folder })
  const script = path.join(folder, "prepare.mts")
  const module = JSON.stringify(path.resolve("scripts/lib/buildSite.ts"))
  writeFileSync(script, `import { prepareWorkingFolder } from ${module}; await prepareWorkingFolder("trial", () => {})`)
  const loader = pathToFileURL(require.resolve("tsx")).href
  execFileSync(process.execPath, ["--import", loader, script], { cwd: folder })
  expect(readlinkSync(packages)).toBe(path.join(folder, "node_modules"))
  rmSync(folder, { recursive: true })
})
