import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { readContent } from "../check"
import { reportContent, reportSummary } from "./index"

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "content-report-"))
  await cp("test/content", folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

it("locates each finding, the most urgent kind first", async () => {
  const source = await readContent(folder)
  const findings = reportContent(source, "2026-01-15", {})
  expect([...new Set(findings.map(({ kind }) => kind))]).toEqual([
    "applications",
    "pastDate",
    "oldYear",
    "oldPrice",
    "difference",
    "samples",
  ])
  const lines = source.texts.get("letters.json")?.split("\n") ?? []
  const commit = findings.find(({ kind, file }) => kind === "pastDate" && file === "letters.json")
  expect(lines[(commit?.position.line ?? 0) - 1]).toContain('"date": "2024-06-05"')
})

it("summarizes the report of a folder", async () => {
  expect(await reportSummary(folder, "2026-01-15")).toMatch(
    /^The content report has \d+ findings. List them with: npm run content:report$/,
  )
})

it("names the check instead of the summary if the content has mistakes", async () => {
  const file = path.join(folder, "faq.json")
  await writeFile(file, (await readFile(file, "utf8")).replace('"id"', '"ide"'))
  expect(await reportSummary(folder)).toBe("The content has mistakes. List them with: npm run content:check")
})
