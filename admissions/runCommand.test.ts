import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { serve } from "../local-services/listen"
import { localTableVariables } from "../local-services/localEnvironment"
import { runScript } from "../scripts/testing/runScript"
import { createServices, runWith, synced, token, variables } from "./testing/admissions"

it("suggests the command that a typo may mean", async () => {
  expect((await runWith(createServices(), ["sync", "force", "letter"])).output).toContain('"sync force letters"?')
  expect((await runWith(createServices(), ["chekc"])).output).toContain(`There is no "chekc". Did you mean "check"?`)
})

it.each([[[]], [["chek"]], [["check", "now"]], [["check", "force"]], [["--help"]]])(
  "prints the usage for the arguments %j",
  async (args) => {
    const { hasSucceeded, output, requests } = await runWith(createServices(), args)
    expect(hasSucceeded).toBeUndefined()
    for (const command of ["check", "links", "sync", "sync force"])
      expect(output).toContain(`npm run admissions ${command} `)
    expect(requests).toEqual([])
  },
)

/** Returns the lines about settings. */
const settingsIn = (output: string) =>
  output.split("\n").flatMap((line) => (line.startsWith("  - ") ? [line.slice(4)] : []))

const reading = [
  "RECORDS_UPSTREAM_URL",
  "RECORDS_UPSTREAM_TOKEN",
  ...Object.keys(localTableVariables("RECORDS")),
  "SHEET_URL",
  "GATSBY_SITE_URL",
]
const syncing = ["GATSBY_RECORDS_API_URL", "RECORDS_STAFF_KEY"]

it.each([
  ["check", reading],
  ["sync", syncing],
])("%s names each missing setting in one line", async (command, names) => {
  const empty = Object.fromEntries(names.map((name) => [name, " "]))
  const { output, requests } = await runWith(createServices(), [command], empty)
  expect(settingsIn(output).map((line) => line.replace(/ is missing\. .+/, ""))).toEqual(names)
  expect(requests).toEqual([])
})

it.each([
  ["RECORDS_UPSTREAM_URL", token],
  ["RECORDS_UPSTREAM_TOKEN", `${token}…`],
  ["RECORDS_DECISIONS_TABLE", "Letters"],
  ["RECORDS_VIEW", "Released"],
  ["SHEET_URL", "docs.google.com/spreadsheets"],
  ["RECORDS_UPSTREAM_URL", "https://airtable.com/appSample/tblA/viwB"],
  ["SHEET_URL", "https://docs.google.com/spreadsheets/d/1/edit?gid=0"],
  ["SHEET_URL", "https://project.supabase.co/functions/v1/sheet?email={email}"],
  ["GATSBY_SITE_URL", "https://www.example.org/letter/"],
  ["GATSBY_SITE_URL", "http://www.example.org"],
])("names the wrong setting %s=%s, without a secret", async (name, value) => {
  const { output, requests } = await runWith(createServices(), ["check"], { ...variables, [name]: value })
  expect(settingsIn(output)).toEqual([expect.stringMatching(`^${name} .+`)])
  expect(output).not.toContain(token)
  expect(requests).toEqual([])
})

describe("npm run admissions", () => {
  let cwd: string

  beforeAll(async () => {
    cwd = await mkdtemp(path.join(tmpdir(), "admissions-"))
  })
  afterAll(() => rm(cwd, { recursive: true }))

  const run = (command: string, env: Record<string, string> = {}) =>
    runScript("admissions.mts", [command], { cwd, env })

  it("prints the missing settings without a stack trace, and exits with 1", async () => {
    const { code, stderr } = await run("links")
    expect([code, settingsIn(stderr).length]).toEqual([1, reading.length])
    expect(stderr).not.toContain("    at ")
  })

  it("refuses a file that is not UTF-8", async () => {
    await writeFile(path.join(cwd, ".env.staff"), "RECORDS_STAFF_KEY=abc", "utf16le")
    expect(await run("sync")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\.env\.staff is not.*UTF-8/) as string,
    })
  })

  it("reads .env.staff, but prefers the shell, and exits with 0 after a success", async () => {
    const keys: unknown[] = []
    const broker = await serve(({ headers }) => {
      keys.push(headers.get("authorization"))
      return Response.json({ tables: { Letters: synced } })
    }, 0)
    await writeFile(
      path.join(cwd, ".env.staff"),
      `\uFEFFGATSBY_RECORDS_API_URL=${broker.url}/\r\nRECORDS_STAFF_KEY="key of the file"\r\n`,
    )
    expect((await run("sync")).stderr).toContain("RECORDS_STAFF_KEY contains a space")
    const { code, stdout } = await run("sync", { RECORDS_STAFF_KEY: "key-of-the-shell" })
    await broker.close()
    expect(stdout).toMatch(/^Syncing the tables…\nLetters: 0 added, .+\nLive: the site now shows these rows\.\n$/)
    expect([code, keys]).toEqual([0, ["Bearer key-of-the-shell"]])
  })
})
