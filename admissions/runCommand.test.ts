import { rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { serve } from "../local-services/listen"
import { localTableVariables } from "../local-services/localEnvironment"
import { runScript } from "../scripts/testing/runScript"
import { temporaryFolder } from "../test/temporaryFolder"
import { createServices, runWith, staffKey, token, variables } from "./testing/admissions"

it("suggests the command that a typo may mean", async () => {
  expect((await runWith(createServices(), ["chekc"])).output).toContain(`There is no "chekc". Did you mean "check"?`)
})

it.each([
  [],
  ["chek"],
  ["check", "now"],
  ["check", "confirm", "0123456789ab"],
  ["links", "release", "2027-03-15 17:00 America/Los_Angeles"],
  ["withdraw"],
  ["undo", "last"],
  ["publish", "release"],
  ["publish", "confirm"],
  ["--help"],
])("prints the usage for the arguments %j %j", async (...args) => {
  const { hasSucceeded, output, requests } = await runWith(createServices(), args.filter(Boolean))
  expect(hasSucceeded).toBeUndefined()
  for (const command of ["check", "publish", "links", "withdraw", "undo", "status", "end"])
    expect(output).toMatch(new RegExp(`^  ${command} `, "m"))
  expect(requests).toEqual([])
})

it("warns of a release in the past that is given for all rows", async () => {
  const { RECORDS_RELEASE_COLUMN: _, ...others } = variables
  const words = "2026-03-15 17:00 America/Los_Angeles"
  const { output } = await runWith(createServices(), ["check", "release", words], others)
  expect(output).toMatch(/5 rows, such as Letters, row 1 .*: the release March 15, 2026 at 5:00 PM PDT is in the past/)
})

/** Returns the lines about settings. */
const settingsIn = (output: string) =>
  output.split("\n").flatMap((line) => (line.startsWith("  - ") ? [line.slice(4)] : []))

const reading = [
  "RECORDS_UPSTREAM_URL",
  "RECORDS_UPSTREAM_TOKEN",
  ...Object.keys(localTableVariables("RECORDS")),
  "SHEET_URL",
]
const publishing = ["GATSBY_RECORDS_API_URL", "RECORDS_STAFF_KEY", "GATSBY_SITE_URL"]

it.each([
  [["check"], reading],
  [["publish"], [...reading, ...publishing]],
  [["links"], publishing],
  [["withdraw", "maya@school.example"], publishing],
  [["undo"], publishing],
  [["status"], publishing],
  [["end"], publishing],
])("%s names each missing setting in one line", async (command, names) => {
  const { output, requests } = await runWith(createServices(), command, {})
  expect(settingsIn(output).map((line) => line.replace(/ is missing\. .+/, ""))).toEqual(names)
  expect(requests).toEqual([])
})

it.each([
  ["RECORDS_UPSTREAM_URL", token],
  ["RECORDS_UPSTREAM_TOKEN", `${token}…`],
  ["RECORDS_DECISIONS_TABLE", "Letters"],
  ["SHEET_URL", "docs.google.com/spreadsheets"],
  ["SHEET_URL", "https://docs.google.com/spreadsheets/d/1/?gid=0"],
  ["SHEET_URL", "https://project.supabase.co/functions/v1/admissions/sign-in?email={email}"],
  ["GATSBY_SITE_URL", "https://www.example.org/letter/"],
  ["GATSBY_SITE_URL", "http://www.example.org"],
  ["GATSBY_RECORDS_API_URL", "http://functions.example/admissions"],
  ["GATSBY_RECORDS_API_URL", 'https://functions.example"/admissions'],
  ["RECORDS_STAFF_KEY", staffKey.slice(0, 31)],
  ["RECORDS_STAFF_KEY", "ab".repeat(20)],
  ["RECORDS_STAFF_KEY", `RECORDS_STAFF_KEY=${staffKey}`],
  ["RECORDS_STAFF_KEY", token],
])("names the wrong setting %s=%s, without a secret", async (name, value) => {
  const { output, requests } = await runWith(createServices(), ["publish"], { ...variables, [name]: value })
  expect(settingsIn(output)).toEqual([expect.stringMatching(`^${name} .+`)])
  expect(requests).toEqual([])
})

describe("npm run admissions", () => {
  const cwd = temporaryFolder()

  const run = (command: string, env: Record<string, string> = {}) => runScript("admissions.ts", [command], { cwd, env })

  it("prints the missing settings without a stack trace, and exits with 1", async () => {
    const { code, stderr } = await run("links")
    expect([code, settingsIn(stderr).length]).toEqual([1, publishing.length])
    expect(stderr).not.toContain("    at ")
  })

  it("says that a file with another name is not read", async () => {
    await writeFile(path.join(cwd, ".env.staff.txt"), "")
    expect((await run("links")).stderr.trim()).toBe(".env.staff.txt is not read: rename it to .env.staff.")
    await rm(path.join(cwd, ".env.staff.txt"))
  })

  it("refuses a file that is not UTF-8", async () => {
    await writeFile(path.join(cwd, ".env.staff"), "RECORDS_STAFF_KEY=abc", "utf16le")
    expect(await run("status")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\.env\.staff is not.*UTF-8/) as string,
    })
  })

  it("prefers a variable of the shell to that of .env.staff", async () => {
    const keys: unknown[] = []
    const status = { tables: {}, isPublished: false, publicKey: "public-key", publications: [] }
    const service = await serve(({ headers }) => {
      keys.push(headers.get("authorization"))
      return Response.json({ ...status, now: new Date().toISOString() })
    }, 0)
    await writeFile(
      path.join(cwd, ".env.staff"),
      `\uFEFFGATSBY_RECORDS_API_URL=${service.url}/\r\nGATSBY_SITE_URL=https://www.example.org\r\nRECORDS_STAFF_KEY="key of the file"\r\n`,
    )
    expect((await run("status")).stderr).toContain("RECORDS_STAFF_KEY contains a space")
    const { code, stdout, stderr } = await run("status", { RECORDS_STAFF_KEY: staffKey })
    await service.close()
    expect(stdout).toBe(
      "Site: https://www.example.org\nNothing is published. Run npm run admissions publish.\nThe clocks of the database and of this computer agree to a minute.\n",
    )
    expect(stderr.trim()).toBe(
      "RECORDS_STAFF_KEY: this terminal has another value than .env.staff, and the value of the terminal is used. Open a new terminal to use that of the file.",
    )
    expect([code, keys]).toEqual([0, [`Bearer ${staffKey}`]])
  })
})
