import { execFile } from "node:child_process"
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "content-report-"))
  await cp("test/content", folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const run = (...options: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const command = ["node_modules/tsx/dist/cli.mjs", "scripts/content-report.ts", "--dir", folder, ...options]
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    )
  })

it("prints the findings, and fails only with --strict", async () => {
  const [readable, strict] = [await run(), await run("--strict")]
  expect(readable.stdout).toMatch(
    /^Content report of \d{4}-\d{2}-\d{2}\n\nContradictions about applications \(1\)\n {2}content\/site\.json:/,
  )
  expect(readable.code).toBe(0)
  expect(strict.stdout).toBe(readable.stdout)
  expect(strict.code).toBe(1)
}, 120_000)

it("prints mistakes instead of findings, and fails", async () => {
  const file = path.join(folder, "faq.json")
  await writeFile(file, (await readFile(file, "utf8")).replace('"id"', '"ide"'))
  const { code, stdout, stderr } = await run()
  expect(code).toBe(1)
  expect(stdout).toBe("")
  expect(stderr).toContain("content/faq.json:")
}, 120_000)
