import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { printedFolder } from "../content-tools/contentFolder"
import { runScript } from "./testing/runScript"

// Starts TypeScript programs, which takes long on a busy machine.
jest.setTimeout(120_000)

let folder: string
const replace = async (name: string, search: string, replacement: string) => {
  const file = path.join(folder, name)
  await writeFile(file, (await readFile(file, "utf8")).replace(search, replacement))
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "content-commands-"))
  await cp("test/content", folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs a command on the folder as in a GitHub workflow. */
const run = (script: string) =>
  runScript(script, [], { env: { ...process.env, CONTENT_FOLDER: folder, GITHUB_ACTIONS: "true" } })

it("content:check fails with a line for each mistake, and marks the lines in GitHub workflows", async () => {
  await replace("forms.json", '"commit"', '"comit"')
  const { code, stdout, stderr } = await run("content-check.ts")
  expect(code).toBe(1)
  expect(stderr).toContain(
    `1 mistake in content. Nothing was built.\n${printedFolder(folder)}/forms.json:15:5 (item 3, `,
  )
  expect(stderr).toContain(`"id" is "comit". Did you mean "commit"?`)
  expect(stdout).toMatch(/^::error file=.*\/forms\.json,line=15,col=5::item 3 \("Commit form"\) → "id" /m)
})

it("content:report prints the findings", async () => {
  const { code, stdout } = await run("content-report.ts")
  expect(stdout).toMatch(/^Content report of \d{4}-\d{2}-\d{2}\n\nPeople without a photo \(\d+\)\n {2}.+\/team\.json:/)
  expect(stdout).toMatch(/\n\nTotal: \d+ findings\. Findings do not stop the build\.\n/)
  expect(code).toBe(0)
})

it("content:report prints mistakes instead of findings, and fails", async () => {
  await replace("faq.json", '"id"', '"ide"')
  const { code, stdout, stderr } = await run("content-report.ts")
  expect([code, stdout]).toEqual([1, ""])
  expect(stderr).toContain("/faq.json:")
})
