import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { cp } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { factsOfLastCohort } from "./lastCohort"

let repository: string
let folder: string

beforeEach(async () => {
  repository = mkdtempSync(path.join(tmpdir(), "last-cohort-"))
  folder = path.join(repository, "content")
  await cp("test/content", folder, { recursive: true })
})
afterEach(() => rmSync(repository, { recursive: true }))

const git = (...options: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.org", ...options], { cwd: folder })

function commit(): void {
  git("add", ".")
  git("commit", "--quiet", "--message", "Change content")
}

function replace(from: string, to: string): void {
  const file = path.join(folder, "programs.json")
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to))
}

it("returns the facts of the last version whose program began in an earlier year, committed or not", () => {
  git("init", "--quiet")
  replace('"price": 1460', '"price": 1400')
  commit()
  replace('"price": 1400', '"price": 1450')
  commit()
  expect(factsOfLastCohort(folder)).toEqual({})
  replace('Date": "2025-', 'Date": "2026-')
  const last = expect.objectContaining({ "cohort.year": "2025", "research.price": "$1,450" }) as unknown
  expect(factsOfLastCohort(folder)).toEqual(last)
  commit()
  replace('"price": 1450', '"price": 1500')
  commit()
  expect(factsOfLastCohort(folder)).toEqual(last)
})

it("returns none if the history has no earlier cohort", () => {
  replace('Date": "2025-', 'Date": "2020-')
  expect(factsOfLastCohort(folder)).toEqual({})
  git("init", "--quiet")
  commit()
  expect(factsOfLastCohort(folder)).toEqual({})
})
