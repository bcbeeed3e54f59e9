import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { Readable } from "node:stream"
import { parseEnv } from "node:util"
import { serve } from "../../local-services/listen"
import { checkPassword, deriveProof } from "../../src/features/sign-in/checkPassword"
import { readEnvironment } from "../../supabase/functions/admissions/environment"
import { createProofCheck } from "../../supabase/functions/admissions/proof"
import { temporaryFolder } from "../../test/temporaryFolder"
import { deployServices } from "./deployServices"

jest.mock("../../processes/run", () => jest.requireActual<object>("./testing/npm"))

// The fewest that the site accepts. scripts/sign-in-hash.test.ts tests the real number, which takes six times as long.
jest.mock("../../src/passwordHashFormat", () => ({
  ...jest.requireActual<object>("../../src/passwordHashFormat"),
  passwordIterations: 100_000,
}))

const password = "held up passphrase 5!"
const project = "abcdefghijklmnopqrst"

/** Of a function that is deployed. */
let status = 200
const server = createServer((request, response) => {
  response.statusCode = request.headers.authorization === `Bearer ${publicKey()}` ? status : 401
  response.end(JSON.stringify({ tables: {}, now: "2026-11-27T00:00:00Z" }))
})
let functionUrl = ""
let folder = ""

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  functionUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/admissions`
})
afterAll(() => server.close())

const environment = { ...process.env }
const root = process.cwd()
afterEach(() => {
  process.chdir(root)
  process.env = environment
})
beforeEach(() => {
  status = 200
  folder = temporaryFolder()
  process.env = {
    ...environment,
    CONTENT_FOLDER: path.resolve("test/content"),
    SUPABASE_FOLDER: folder,
  }
  process.chdir(folder)
  write(".env.production", [
    "# Of the site.",
    "GATSBY_SITE_URL=https://www.school.site",
    `GATSBY_SUPABASE_URL=https://${project}.supabase.co`,
    "GATSBY_SUPABASE_ANON_KEY=sb_publishable_0123456789abcdefghijklmnop",
    `GATSBY_RECORDS_API_URL=${functionUrl}`,
    "GATSBY_RECORDS_API_KEY=",
    "GATSBY_LETTERS_TABLE=My Letters",
    "GATSBY_DECISIONS_TABLE=Decisions",
    "GATSBY_FORMS_URL=https://form.jotform.com",
  ])
})

const write = (name: string, lines: readonly string[]) => writeFileSync(path.join(folder, name), lines.join("\n"))
const read = (name: string) =>
  existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), "utf8") : ""
const variablesIn = (name: string) => parseEnv(read(name)) as Record<string, string>
const publicKey = () => variablesIn(".env.production").GATSBY_RECORDS_API_KEY
const secrets = () => JSON.parse(read("secrets.json") || "{}") as Record<string, string>
/** Sets a variable of the site; an empty value replaces the whole line. */
const setSite = (name: string, value: string) =>
  write(".env.production", [read(".env.production").replace(new RegExp(`^${name}=.*`, "m"), `${name}=${value}`)])

/** Runs the command. Returns what it has printed, its error, and the commands of Supabase that it has run. */
async function deploy(args: readonly string[] = [], input = `${password}\n`) {
  rmSync(path.join(folder, "commands.txt"), { force: true })
  let stdout = ""
  const print = (line: string) => (stdout += `${line}\n`)
  const terminal = { input: Readable.from([input]), print, prompt: () => undefined }
  const error = await deployServices(args, terminal).then(
    () => "",
    ({ message }: Error) => message,
  )
  const commands = read("commands.txt").trim().split("\n")
  return { error, stdout, commands, names: commands.map((command) => command.split(" ").slice(0, 2).join(" ")) }
}

const allCommands = ["secrets list", "db push", "secrets set", "functions deploy"]

describe("the first deployment", () => {
  it("migrates the database, sets the secrets and deploys the function, all to the project of the site", async () => {
    const { error, names, commands } = await deploy()
    expect([error, names]).toEqual(["", allCommands])
    for (const command of commands) expect(command).toContain(` --remote=${project}`)
  })

  it("gives site and function the same public key, tables, and hashes of one password", async () => {
    await deploy()
    const site = variablesIn(".env.production")
    expect(secrets()).toMatchObject({
      RECORDS_PUBLIC_KEY: site.GATSBY_RECORDS_API_KEY,
      RECORDS_LETTERS_TABLE: "My Letters",
      RECORDS_DECISIONS_TABLE: "Decisions",
      SITE_ORIGIN: "https://www.school.site",
      CLIENT_ADDRESS_HEADER: "cf-connecting-ip",
    })
    const { GATSBY_SIGN_IN_PASSWORD_HASH: hash = "" } = site
    expect(await checkPassword(password, hash)).toBe("right")
    const isProof = createProofCheck(secrets().SIGN_IN_PROOF_HASH ?? "")
    expect(isProof(await deriveProof(password, hash))).toBe(true)
    expect(isProof(await deriveProof("held up passphrase 6!", hash))).toBe(false)
  })

  it("sets every secret without which the function does not start", async () => {
    await deploy()
    // Supabase sets the address of the database itself.
    const all: Record<string, string> = {
      ...secrets(),
      SUPABASE_DB_URL: "postgresql://user:password@db.example/postgres",
    }
    Object.assign(globalThis, { Deno: { env: { get: (name: string) => all[name] } } })
    expect(readEnvironment()).toMatchObject({ siteOrigins: ["https://www.school.site"] })
  })

  it("fills in the addresses of the function", async () => {
    setSite("GATSBY_RECORDS_API_URL", "")
    const { stdout } = await deploy(["--dry-run"])
    expect(stdout).toContain(`GATSBY_RECORDS_API_URL=https://${project}.supabase.co/functions/v1/admissions`)
    setSite("GATSBY_RECORDS_API_URL", functionUrl)
    await deploy()
    expect(variablesIn(".env.production").GATSBY_SIGN_IN_SHEET_URL).toBe(`${functionUrl}/sign-in?email={email}`)
  })

  it("prints the variables of the site, and the lines of the staff", async () => {
    const { stdout } = await deploy()
    const [, forHost = "", forStaff = ""] = stdout.split(/\n\n[^\n]+:\n\n/)
    expect(parseEnv(forHost)).toEqual(variablesIn(".env.production"))
    expect(forHost).toContain("GATSBY_SIGN_IN_PASSWORD_HASH=")
    expect(parseEnv(forStaff)).toEqual({
      GATSBY_SITE_URL: "https://www.school.site",
      GATSBY_RECORDS_API_URL: functionUrl,
      RECORDS_LETTERS_TABLE: "My Letters",
      RECORDS_DECISIONS_TABLE: "Decisions",
      RECORDS_STAFF_KEY: secrets().RECORDS_STAFF_KEY,
    })
  })

  it("prints no variable of the site's file that the build does not read, such as one of another tool", async () => {
    write(".env.production", ["OTHER_TOOL=only for another", read(".env.production")])
    const { error, stdout } = await deploy()
    expect(error).toBe("")
    expect(stdout).not.toContain("only for another")
  })

  it("writes no secret into the file of the site, whose other lines stay", async () => {
    await deploy()
    const { RECORDS_STAFF_KEY: key = "", SIGN_IN_PROOF_HASH: proof = "" } = secrets()
    expect(key.length).toBeGreaterThan(32)
    for (const secret of [key, proof, password]) expect(read(".env.production")).not.toContain(secret)
    expect(read(".env.production")).toContain("# Of the site.\nGATSBY_SITE_URL=https://www.school.site\n")
  })

  it("passes no secret on a command line, where other users of the computer can read it", async () => {
    const { commands } = await deploy()
    for (const secret of Object.values(secrets())) expect(commands.join("\n")).not.toContain(secret)
  })
})

describe("a later deployment", () => {
  it("sets no secret that the function has, and keeps keys and password", async () => {
    await deploy()
    const before = secrets()
    const { error, names } = await deploy([], "")
    expect([error, names]).toEqual(["", ["secrets list", "db push", "functions deploy"]])
    expect(secrets()).toEqual(before)
  })

  it("changes a variable of the site in each of its lines, also if the first was empty", async () => {
    await deploy()
    write(".env.production", ["GATSBY_SIGN_IN_PASSWORD_HASH=", read(".env.production")])
    await deploy(["--new-password"], "another long passphrase 6?\n")
    const lines = read(".env.production").match(/^GATSBY_SIGN_IN_PASSWORD_HASH=.*$/gm)
    expect(lines).toHaveLength(2)
    expect(new Set(lines).size).toBe(1)
  })

  it("sets the name of a table that has changed", async () => {
    await deploy()
    setSite("GATSBY_DECISIONS_TABLE", "Verdicts")
    expect((await deploy([], "")).names).toEqual(allCommands)
    expect(secrets().RECORDS_DECISIONS_TABLE).toBe("Verdicts")
  })

  it.each([
    ["GATSBY_RECORDS_API_KEY", "the function has a key, with which the site was built"],
    ["GATSBY_SIGN_IN_PASSWORD_HASH", "the function has the proof of a password"],
  ])("refuses an empty %s on another computer, because the site has the value", async (name, reason) => {
    await deploy()
    const before = secrets()
    rmSync(path.join(folder, ".env.services"))
    setSite(name, "")
    const { error, names } = await deploy([], "")
    expect([error, names]).toEqual([
      expect.stringContaining(`${name} in .env.production is empty, but ${reason}`),
      ["secrets list"],
    ])
    expect(secrets()).toEqual(before)
  })

  it("keeps a second address of the site, however the first is spelled", async () => {
    await deploy()
    const origins = "https://WWW.school.site/, https://www.old.site"
    write(".env.services", [read(".env.services").replace(/^SITE_ORIGIN=.*/m, `SITE_ORIGIN='${origins}'`)])
    await deploy([], "")
    expect(secrets().SITE_ORIGIN).toBe(origins)
  })

  it("works on another computer, which has only the variables of the site", async () => {
    await deploy()
    const before = secrets()
    rmSync(path.join(folder, ".env.services"))
    const { error, stdout } = await deploy([], "")
    expect([error, secrets()]).toEqual(["", before])
    expect(stdout).toContain("RECORDS_STAFF_KEY is the one that the staff have.")
  })

  it.each([
    ["--new-password", ["GATSBY_SIGN_IN_PASSWORD_HASH", "SIGN_IN_PROOF_HASH"]],
    ["--new-staff-key", ["RECORDS_STAFF_KEY"]],
  ])("replaces with %s only %j", async (option, names) => {
    await deploy()
    const before = secrets()
    await deploy([option], "another long passphrase 6?\n")
    const after = secrets()
    expect(
      Object.keys(after)
        .filter((name) => after[name] !== before[name])
        .sort(),
    ).toEqual(names)
  })

  it("does not set a key back that was replaced on another computer", async () => {
    await deploy()
    const earlier = read(".env.services")
    await deploy(["--new-staff-key"])
    const replaced = secrets()
    write(".env.services", [earlier])
    expect((await deploy()).error).toMatch(/^RECORDS_STAFF_KEY on this computer is not the one that the function has\./)
    expect(secrets()).toEqual(replaced)
  })
})

describe("a deployment that fails", () => {
  const failWith = (command: string, text: string) => write(command, [text])
  const errorOf = (code: string, message: string) => JSON.stringify({ _tag: "Error", error: { code, message } })

  it.each([
    [
      "secrets list",
      errorOf("AccessTokenRequiredError", "Access token not provided."),
      /^You are not signed in at Supa/,
    ],
    [
      "secrets list",
      errorOf("Unexpected", "list secrets status 401: {}"),
      /^You are not signed in at Supabase\. Run: npx/,
    ],
    [
      "secrets list",
      errorOf("Unexpected", "list secrets status 403: {}"),
      /has no access to the project of GATSBY_SUPABA/,
    ],
    [
      "secrets list",
      errorOf("NetworkError", "TransportError"),
      /^Supabase does not answer \(TransportError\)\. Check the/,
    ],
    [
      "secrets list",
      "npm error network",
      /^npm could not run "supabase@[\d.]+"\. Check the network .*\nnpm error network\n/,
    ],
    [
      "db push",
      "dial error",
      /^"supabase db push" failed, as the lines above say\..*it continues where it has stopped\.$/,
    ],
    ["secrets set", "status 500", /^"supabase secrets set" failed/],
    ["functions deploy", "status 500", /^"supabase functions deploy" failed/],
  ])("by %s with %s says what to do, and continues the next time", async (command, text, message) => {
    failWith(command, text)
    const { error } = await deploy()
    expect(error).toMatch(message)
    const { RECORDS_STAFF_KEY: key } = variablesIn(".env.services")
    rmSync(path.join(folder, command))
    // The password is typed again only if the first run has not got that far.
    expect((await deploy([], key ? "" : undefined)).error).toBe("")
    expect(secrets().RECORDS_STAFF_KEY).toBe(key ?? secrets().RECORDS_STAFF_KEY)
  })

  it("names the log of a function that is deployed but does not answer", async () => {
    status = 500
    const { error } = await deploy()
    expect(error).toMatch(/is deployed, but does not answer: .*500.*\/functions\/admissions\/logs\./)
  })

  it("says what to do if the address of the function cannot be reached, and names no log", async () => {
    const closed = await serve(() => new Response(), 0)
    await closed.close()
    setSite("GATSBY_RECORDS_API_URL", `${closed.url}/admissions`)
    const { error } = await deploy()
    expect(error).toMatch(
      /is deployed, but does not answer: .+ cannot be reached \(ECONNREFUSED\)\. .*correct its address.* Then run this command again\.$/,
    )
    expect(error).not.toContain("/logs")
  })
})

describe("before it runs a command", () => {
  it.each([
    ["GATSBY_SUPABASE_URL", "https://data.school.site", /is not https:\/\/<project>\.supabase\.co\. Copy this URL/],
    [
      "GATSBY_SITE_URL",
      "https://www.example.org",
      /GATSBY_SITE_URL in \.env\.production is not a public address\. Set/,
    ],
    ["GATSBY_SUPABASE_ANON_KEY", "", /GATSBY_SUPABASE_ANON_KEY is missing/],
  ])("refuses %s=%s", async (name, value, message) => {
    setSite(name, value)
    const { error, commands } = await deploy()
    expect([error, commands]).toEqual([expect.stringMatching(message), [""]])
  })

  it("refuses the address of the whole sheet", async () => {
    write(".env.production", [
      read(".env.production"),
      "GATSBY_SIGN_IN_SHEET_URL=https://docs.google.com/a/export?format=csv",
    ])
    const { error, commands } = await deploy()
    expect([error, commands]).toEqual([expect.stringMatching(/^GATSBY_SIGN_IN_SHEET_URL is the sheet itself/), [""]])
  })

  it("refuses the variables of a preview, whose key would become that of the function", async () => {
    write(".env.production", [read(".env.production"), "GATSBY_PREVIEW=true"])
    const { error, commands } = await deploy()
    expect([error, commands]).toEqual([expect.stringMatching(/^GATSBY_PREVIEW in .* is "true"\. Remove it/), [""]])
  })

  it.each([
    [
      "postgresql://postgres.abcd:[YOUR-PASSWORD]@pooler.supabase.com:6543/postgres",
      "is or contains a placeholder of an example. Set your own value.",
    ],
    ["https://abcd.supabase.co", "is no address of a database, which begins with postgresql://."],
  ])("refuses RECORDS_DB_URL=%s in the file of the function", async (url, message) => {
    write(".env.services", [`RECORDS_DB_URL="${url}"`])
    const { error, commands } = await deploy()
    const source = "supabase/functions/admissions/README.md describes each variable."
    expect([error, commands]).toEqual([`.env.services: RECORDS_DB_URL ${message}\n${source}`, [""]])
  })

  it.each([true, false])("refuses a public key that is the staff's, whether the file has it: %s", async (isKept) => {
    await deploy()
    const before = secrets()
    setSite("GATSBY_RECORDS_API_KEY", before.RECORDS_STAFF_KEY ?? "")
    if (!isKept) rmSync(path.join(folder, ".env.services"))
    const { error, names } = await deploy()
    expect([error, names]).toEqual([
      expect.stringMatching(/^GATSBY_RECORDS_API_KEY.+RECORDS_STAFF_KEY/),
      ["secrets list"],
    ])
    expect(secrets()).toEqual(before)
    expect((await deploy(["--new-staff-key"])).error).toBe("")
  })

  it("refuses an option that does not exist", async () => {
    const { error, commands } = await deploy(["--dryrun"])
    expect([error, commands]).toEqual([expect.stringMatching(/"--dryrun".* Did you mean "--dry-run"/), [""]])
  })

  it.each(["", `https://${project}.supabase.co/f`])(
    "refuses the address %j with a server of one's own, also if npm has taken the option",
    async (url) => {
      setSite("GATSBY_RECORDS_API_URL", url)
      process.env.npm_config_own_server = "true"
      const { error, commands } = await deploy()
      expect([error, commands]).toEqual([
        expect.stringMatching(/^GATSBY_RECORDS_API_URL in .* is missing, or of Supabase\. With/),
        [""],
      ])
    },
  )

  it("says how to make a file of the site that is missing", async () => {
    rmSync(path.join(folder, ".env.production"))
    expect((await deploy()).error).toMatch(/^\.env\.production is missing\. Copy \.env\.example to \.env\.production/)
  })

  it.each([
    [".env.production.txt", ".env.production.txt is not read"],
    [".env", "This command does not read .env"],
  ])("names the file %s, which may be that of the site", async (file, message) => {
    rmSync(path.join(folder, ".env.production"))
    write(file, [])
    expect((await deploy()).error).toBe(`.env.production is missing. ${message}: rename it to .env.production.`)
  })

  it("changes nothing if npm has turned --dry-run into its variable", async () => {
    process.env.npm_config_dry_run = "true"
    expect((await deploy()).stdout).toMatch(/^Changes nothing/)
    expect(read(".env.services")).toBe("")
  })

  it("prints with --dry-run every command and no secret, and changes nothing", async () => {
    const { commands: run } = await deploy()
    const before = [read(".env.production"), read(".env.services"), secrets()]
    const { error, stdout, commands } = await deploy(["--dry-run"])
    expect([error, commands]).toEqual(["", [""]])
    for (const command of run) expect(stdout).toContain(`npx supabase@3.1.0 ${command}\n`)
    for (const name of ["RECORDS_STAFF_KEY", "SIGN_IN_PROOF_HASH"]) expect(stdout).not.toContain(secrets()[name])
    expect([read(".env.production"), read(".env.services"), secrets()]).toEqual(before)
  })
})

it("refuses the sign-in of Supabase with a server of one's own", async () => {
  write(".env.production", [
    read(".env.production"),
    `GATSBY_SIGN_IN_SHEET_URL=https://${project}.supabase.co/functions/v1/admissions/sign-in?email={email}`,
  ])
  const { error } = await deploy(["--own-server"])
  expect(error).toMatch(/^GATSBY_SIGN_IN_SHEET_URL in .* is of Supabase\. With --own-server, empty it/)
})

it("writes the address of the sign-in of a function whose address ends with a slash", async () => {
  setSite("GATSBY_RECORDS_API_URL", `${functionUrl}/`)
  await deploy()
  expect(variablesIn(".env.production").GATSBY_SIGN_IN_SHEET_URL).toBe(`${functionUrl}/sign-in?email={email}`)
})

describe("RECORDS_DB_URL", () => {
  const missing = "has no RECORDS_DB_URL. Add it before a decision day"
  const line = "RECORDS_DB_URL=postgresql://postgres.abcd:secret@pooler.supabase.com:6543/postgres"

  it.each([
    "//postgres.otherprojectabcdefgh:secret@pooler.supabase.com",
    "//postgres:secret@db.otherprojectabcdefgh.supabase.co",
  ])("may not be of another project: %s", async (address) => {
    write(".env.services", [`RECORDS_DB_URL=postgresql:${address}:5432/postgres`])
    const { error, commands } = await deploy()
    expect([error, commands]).toEqual([
      expect.stringMatching(/is the database of the project otherprojectabcdefgh, but/),
      [""],
    ])
  })

  it("is named if it is missing", async () => {
    expect((await deploy()).stdout).toContain(missing)
  })

  it("can be in the file of the function before the first run", async () => {
    write(".env.services", [line])
    expect((await deploy()).stdout).not.toContain(missing)
    expect(secrets().RECORDS_DB_URL).toContain(":6543/")
  })

  it("may be turned off by a number sign, and is still there", async () => {
    write(".env.services", [`#${line}`])
    await deploy()
    await deploy([], "")
    expect(read(".env.services").split(`#${line}`)).toHaveLength(2)
    expect(read(".env.services").match(/^RECORDS_STAFF_KEY=/gm)).toHaveLength(1)
  })

  it("leaves no file that others can read, also if they could read the one before", async () => {
    write(".env.services", [line])
    await deploy()
    if (process.platform !== "win32") expect(statSync(path.join(folder, ".env.services")).mode & 0o777).toBe(0o600)
  })

  it("can be at Supabase only", async () => {
    write(".env.services", [line])
    await deploy()
    rmSync(path.join(folder, ".env.services"))
    expect((await deploy([], "")).stdout).not.toContain(missing)
  })
})

it("writes the files for an own server, without a command of Supabase, and keeps a line that a person has added", async () => {
  write(".env.services", ["RECORDS_DB_URL='postgres://a:b#$c@localhost/blast'"])
  setSite("GATSBY_SUPABASE_URL", "https://data.school.site")
  const { error, commands } = await deploy(["--own-server"])
  expect([error, commands]).toEqual(["", [""]])
  expect(variablesIn(".env.services")).toMatchObject({
    RECORDS_DB_URL: "postgres://a:b#$c@localhost/blast",
    CLIENT_ADDRESS_HEADER: "x-forwarded-for",
    RECORDS_PUBLIC_KEY: publicKey(),
  })
})

// sign-in-hash.test.ts has the other passwords that both commands refuse.
it.each([
  ["a password in the command", `${password}\n`, [password], "the shell's history keeps it"],
  ["a different repetition", `${password}\n${password}!\n`, [], "The two passwords are not the same."],
])("refuses %s with a remedy, and changes nothing", async (_, input, args, message) => {
  const { error } = await deploy(args, input)
  expect([error, read(".env.services"), secrets()]).toEqual([expect.stringContaining(message), "", {}])
  expect(error).not.toContain(password)
})
