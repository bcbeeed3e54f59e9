import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { temporaryFolder } from "../../test/temporaryFolder"
import { lastChange } from "./lastChange"

function commit(folder: string, name: string, date: string): void {
  writeFileSync(path.join(folder, name), "{}")
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date }
  execFileSync("git", ["add", "."], { cwd: folder })
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
  execFileSync("git", [...author, "commit", "--quiet", "--message", "Change content"], { cwd: folder, env })
}

it("returns the date of the last commit that changed one of the files", () => {
  const folder = temporaryFolder()
  execFileSync("git", ["init", "--quiet"], { cwd: folder })
  commit(folder, "calendar.json", "2025-05-01T10:00:00-07:00")
  commit(folder, "faq.json", "2025-06-01T00:00:00Z")
  expect(lastChange(folder, ["site.json", "calendar.json"])).toEqual(new Date("2025-05-01T17:00:00Z"))
})

it("returns now if a file has a change that is not committed", () => {
  const folder = temporaryFolder()
  execFileSync("git", ["init", "--quiet"], { cwd: folder })
  commit(folder, "calendar.json", "2025-05-01T10:00:00-07:00")
  writeFileSync(path.join(folder, "calendar.json"), "[]")
  const before = Date.now()
  expect(lastChange(folder, ["calendar.json"]).getTime()).toBeGreaterThanOrEqual(before)
})

it("returns now without a Git history", () => {
  const before = Date.now()
  expect(lastChange(temporaryFolder(), ["calendar.json"]).getTime()).toBeGreaterThanOrEqual(before)
})
