/** Runs both functions under Deno, as deployed: index.ts, environment, permissions, and PostgreSQL behind a socket. */
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { connect } from "node:net"
import { createInterface } from "node:readline"
import { setTimeout as wait } from "node:timers/promises"
import { startDataProcess, type DataProcess } from "../local-services/data/startDataProcess"
import type { RunningService } from "../local-services/listen"
import { localProofHash, localTables, localTableVariables } from "../local-services/localEnvironment"
import { sampleSignIn } from "../local-services/spreadsheet/sampleSheet"
import { exportUrl, startSpreadsheet } from "../local-services/spreadsheet/startSpreadsheet"
import { sampleLetters } from "../local-services/table/sampleApplicants"
import { localTableToken, startTable, type RunningTable } from "../local-services/table/startTable"

const site = "https://www.example.org"
const publicKey = "public-key"
/** Not node_modules/.bin/deno, which may be a Node.js program that starts Deno and does not end it. */
const denoPath = jest.requireActual<{ runInstall: () => string }>("deno/install_api.cjs").runInstall()
const staffKey = "the-secret-key-of-the-staff-32-characters"
/** Edge functions may use the network and read their environment. They may not read or write files, or start programs. */
const permissions = ["--no-prompt", "--allow-net", "--allow-env"]
/** Packages come from node_modules, so that Deno fetches nothing. */
const packages = ["--node-modules-dir=manual", "--cached-only", "--no-lock"]

interface RunningFunction {
  url: string
  /** Lines that the function has written. */
  lines: string[]
  child: ChildProcess
}

let data: DataProcess
let table: RunningTable
let spreadsheet: RunningService
const functions: RunningFunction[] = []

/** Starts a function with only the given variables. */
async function start(name: "records" | "sheet", environment: Record<string, string>): Promise<RunningFunction> {
  const env = {
    PATH: process.env.PATH,
    NO_COLOR: "1",
    DENO_NO_UPDATE_CHECK: "1",
    DENO_DIR: ".data/deno",
    DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
    ...environment,
  }
  const child = spawn(denoPath, ["run", ...permissions, ...packages, `supabase/functions/${name}/index.ts`], {
    // The cast: the type requires the site's variables, which a function does not have.
    env: env as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  })
  const lines: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    for (const output of [child.stdout, child.stderr])
      createInterface(output).on("line", (line) => {
        lines.push(line)
        const [, address] = /Listening on (http:\/\/\S+?)\/?(\s|$)/.exec(line) ?? []
        if (address) resolve(address)
      })
    child.once("error", reject)
    child.once("close", () => reject(new Error(`The function ${name} ended:\n${lines.join("\n")}`)))
  })
  const started = { url, lines, child }
  functions.push(started)
  return started
}

/** Waits for the first log line of a function, which comes through another pipe than its response. */
async function firstLogs(lines: readonly string[]): Promise<string[]> {
  for (;;) {
    const logs = lines.filter((line) => !line.startsWith("Listening"))
    if (logs.length > 0) return logs
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

const sheetEnvironment = () => ({
  SHEET_URL: exportUrl(spreadsheet.url),
  SIGN_IN_PROOF_HASH: localProofHash,
  SITE_ORIGIN: `${site}/`,
  SUPABASE_DB_URL: data.databaseUrl,
})
const recordsEnvironment = () => ({
  RECORDS_UPSTREAM_URL: table.base,
  RECORDS_UPSTREAM_TOKEN: localTableToken,
  ...localTableVariables("RECORDS"),
  RECORDS_PUBLIC_KEY: publicKey,
  RECORDS_STAFF_KEY: staffKey,
  RECORDS_SYNC_MINUTES: "2",
  // A slash at the end is accepted.
  SITE_ORIGIN: `https://other.example, ${site}/`,
  SUPABASE_DB_URL: data.databaseUrl,
  SUPABASE_URL: "https://project.example",
})

beforeAll(async () => {
  data = await startDataProcess()
  const emptyTables = Object.fromEntries(Object.values(localTables).map((name) => [name, []]))
  table = await startTable({ port: 0, tables: { ...emptyTables, [localTables.letter]: sampleLetters } })
  spreadsheet = await startSpreadsheet({ spreadsheet: 0, downloads: 0 })
}, 60_000)

afterAll(async () => {
  for (const { child } of functions) {
    if (child.exitCode !== null) continue
    const end = once(child, "close")
    child.kill()
    await end
  }
  await Promise.all([data.close(), table.close(), spreadsheet.close()])
})

describe("the records broker", () => {
  const [letter] = sampleLetters
  let records: RunningFunction
  const send = (id: string, init: RequestInit = {}) => {
    const query = new URLSearchParams({ filterByFormula: `{UUID}='${id}'` })
    const headers = { authorization: `Bearer ${publicKey}`, origin: site, ...init.headers }
    return fetch(`${records.url}/records/${localTables.letter}?${query.toString()}`, { ...init, headers })
  }

  beforeAll(async () => {
    records = await start("records", recordsEnvironment())
  }, 60_000)

  const sync = (key: string) =>
    fetch(`${records.url}/records/sync`, { method: "POST", headers: { authorization: `Bearer ${key}` } })

  it("finds a record after a sync, which its first lookup starts", async () => {
    const early = await send(letter?.uuid ?? "")
    expect([early.status, early.headers.get("retry-after")]).toEqual([503, "3"])
    let synced = await sync(staffKey)
    // The sync that the lookup has started still runs.
    for (; synced.status === 503; synced = await sync(staffKey)) await wait(100)
    expect(await synced.json()).toMatchObject({ tables: { Letters: { kind: "synced", added: 0 } } })
    const response = await send(letter?.uuid ?? "")
    expect(response.status).toBe(200)
    expect(response.headers.get("access-control-allow-origin")).toBe(site)
    expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin")
    expect(await response.json()).toMatchObject({ records: [{ fields: { UUID: letter?.uuid, name: letter?.name } }] })
    expect(await (await send(crypto.randomUUID())).json()).toEqual({ records: [] })
  }, 30_000)

  it("stores its URL for the scheduled job, whose request it accepts", async () => {
    const rows = await data.query<{ url: string; public_key: string }>("select url, public_key from records.broker")
    expect(rows).toEqual([{ url: "https://project.example/functions/v1/records", public_key: publicKey }])
    expect((await sync(publicKey)).status).toBe(202)
  })

  it("logs no error", () => {
    expect(records.lines.filter((line) => !line.startsWith("Listening"))).toEqual([])
  })
})

describe("the sheet broker", () => {
  let sheet: RunningFunction
  const send = (body: string, init: RequestInit = {}) =>
    fetch(`${sheet.url}/sheet?email=${encodeURIComponent(sampleSignIn.email)}`, {
      method: "POST",
      body,
      headers: { origin: site },
      ...init,
    })

  beforeAll(async () => {
    sheet = await start("sheet", sheetEnvironment())
  }, 60_000)

  it("returns the row with the proof of the password, and only the titles without it", async () => {
    const response = await send(sampleSignIn.proof)
    expect(response.headers.get("access-control-allow-origin")).toBe(site)
    expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin")
    expect(await response.text()).toBe(`Email,Name\r\n${sampleSignIn.email},${sampleSignIn.name}`)
    expect(await (await send("wrong")).text()).toBe("Email,Name")
  })

  it("limits the requests for one address", async () => {
    const statuses = new Set<number>()
    // More than twice the limit, because a new minute may begin.
    for (let count = 0; count < 45; count += 1) statuses.add((await send(sampleSignIn.proof)).status)
    expect(statuses).toEqual(new Set([200, 429]))
  })

  it("responds 408 to a request whose body has not arrived within 10 s", async () => {
    const socket = connect(Number(new URL(sheet.url).port), "127.0.0.1")
    socket.write(`POST /sheet HTTP/1.1\r\nhost: sheet\r\norigin: ${site}\r\ncontent-length: 43\r\n\r\na`)
    const [response] = (await once(socket, "data")) as [Buffer]
    socket.destroy()
    expect(response.toString()).toMatch(/^HTTP\/1\.1 408 /)
  }, 20_000)

  it("logs only that it does not know the header of the proxy, once", async () => {
    const headers = { origin: site, "x-forwarded-for": "203.0.113.7" }
    for (let count = 0; count < 2; count += 1) await send("wrong", { headers })
    expect(await firstLogs(sheet.lines)).toEqual([expect.stringMatching(/^CLIENT_ADDRESS_HEADER is not set/)])
  })
})

describe("the sheet broker behind a proxy that does not set CLIENT_ADDRESS_HEADER", () => {
  it("responds 500 and logs the variable, but works with the header", async () => {
    const { url, lines } = await start("sheet", { ...sheetEnvironment(), CLIENT_ADDRESS_HEADER: "x-real-ip" })
    const send = async (headers: Record<string, string>) => {
      const init = { method: "POST", body: "wrong", headers: { origin: site, ...headers } }
      return (await fetch(`${url}/sheet`, init)).status
    }
    expect(await send({ "x-forwarded-for": "203.0.113.7" })).toBe(500)
    expect(await firstLogs(lines)).toEqual([expect.stringMatching(/^CLIENT_ADDRESS_HEADER is x-real-ip, which/)])
    expect(await send({ "x-real-ip": "203.0.113.7" })).toBe(200)
  }, 60_000)
})

it.each([
  ["records", "RECORDS_PUBLIC_KEY", "", recordsEnvironment],
  ["records", "RECORDS_DB_URL", "", () => ({ ...recordsEnvironment(), SUPABASE_DB_URL: "" })],
  ["records", "RECORDS_DB_URL", "db.example", recordsEnvironment],
  ["sheet", "SIGN_IN_PROOF_HASH", "", sheetEnvironment],
  ["sheet", "SHEET_URL", "docs.google.com", sheetEnvironment],
  ["sheet", "SITE_ORIGIN", "", sheetEnvironment],
  ["sheet", "SITE_ORIGIN", "www.example.org", sheetEnvironment],
] as const)("the function %s does not start with %s=%s, and names it", async (name, variable, value, environment) => {
  const attempt = start(name, { ...environment(), [variable]: value })
  await expect(attempt).rejects.toThrow(`${variable} is ${value ? "malformed" : "not set"}: see supabase/functions`)
})
