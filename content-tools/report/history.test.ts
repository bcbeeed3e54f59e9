import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { cp } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { readHistory } from "./history"

let repository: string
let folder: string

beforeEach(async () => {
  repository = mkdtempSync(path.join(tmpdir(), "history-"))
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
  expect(readHistory(folder).lastFacts).toEqual({})
  replace('Date": "2025-', 'Date": "2026-')
  const last = expect.objectContaining({ "cohort.year": "2025", "research.price": "$1,450" }) as unknown
  expect(readHistory(folder).lastFacts).toEqual(last)
  commit()
  replace('"price": 1450', '"price": 1500')
  commit()
  expect(readHistory(folder).lastFacts).toEqual(last)
})

it("returns none if the history has no earlier cohort", () => {
  replace('Date": "2025-', 'Date": "2020-')
  expect(readHistory(folder).lastFacts).toEqual({})
  git("init", "--quiet")
  commit()
  expect(readHistory(folder).lastFacts).toEqual({})
})

it("returns the programs of each commit that changed a name or a price, the latest first", () => {
  expect(readHistory(folder).earlierPrograms).toEqual([])
  git("init", "--quiet")
  commit()
  replace('"price": 1460', '"price": 1400')
  commit()
  replace('"endDate": "2025-08-12"', '"endDate": "2025-08-11"')
  commit()
  replace('"name": "AI Research Program"', '"name": "AI Summer"')
  commit()
  replace('"name": "AI Summer"', '"name" "AI Summer"')
  commit()
  replace('"name" "AI Summer"', '"name": "AI Fall"')
  const research = readHistory(folder).earlierPrograms.filter(({ id }) => id === "research")
  expect(research.map(({ name, price }) => [name, price])).toEqual([
    ["AI Summer", 1400],
    ["AI Research Program", 1400],
    ["AI Research Program", 1460],
  ])
})
