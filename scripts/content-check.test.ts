import { execFile } from "node:child_process"
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { formatFiles } from "../gatsby/content/check/formatFiles"

let folder: string
const put = (file: string, text: string) => writeFile(path.join(folder, file), text)
const get = (file: string) => readFile(path.join(folder, file), "utf8")

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "content-check-"))
  await cp("test/content", folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs the command on the folder as in a GitHub workflow. */
async function runCheck(options: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = ["node_modules/tsx/dist/cli.mjs", "scripts/content-check.ts", "--dir", folder, ...options]
  const run = promisify(execFile)(process.execPath, command, { env: { ...process.env, GITHUB_ACTIONS: "true" } })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

it("fails with a line for each mistake, and marks the lines in GitHub workflows", async () => {
  await formatFiles(folder)
  await put("forms.json", (await get("forms.json")).replace('"commit"', '"comit"'))
  await put("faq.json", `\uFEFF${await get("faq.json")}`)
  const { code, stdout, stderr } = await runCheck(["--fix"])
  const sentence = `"id" is "comit". Did you mean "commit"?`
  expect(code).toBe(1)
  expect(stderr).toContain(
    `1 mistake in content. Nothing was built.\ncontent/forms.json:15:5 (item 3, "Commit form"), ${sentence}`,
  )
  expect(stdout).toContain("formatted faq.json\n")
  expect(stdout).toMatch(
    new RegExp(`^::error file=.*/forms\\.json,line=15,col=5::item 3 \\("Commit form"\\) → "id" `, "m"),
  )
}, 120_000)

it("prints only an array of records with --json", async () => {
  await formatFiles(folder)
  expect(JSON.parse((await runCheck(["--json"])).stdout)).toEqual([])
  await put("forms.json", (await get("forms.json")).replace('"commit"', '"comit"'))
  await put("faq.json", `\uFEFF${await get("faq.json")}`)
  const { code, stdout } = await runCheck(["--json", "--fix"])
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toEqual([
    {
      file: "content/forms.json",
      line: 15,
      column: 5,
      item: 3,
      name: "Commit form",
      path: [2, "id"],
      message: expect.stringMatching(/^"id" is "comit"\. Did you mean "commit"\?/) as string,
    },
  ])
}, 120_000)
