/** Runs the function under Deno, as deployed: index.ts, environment, permissions, and PostgreSQL behind a socket. */
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { connect } from "node:net"
import { createInterface } from "node:readline"
import { startDataProcess, type DataProcess } from "../local-services/data/startDataProcess"
import { localProofHash, localTables } from "../local-services/localEnvironment"
import { samplePublication } from "../local-services/samplePublication"
import { sampleSignIn } from "../local-services/spreadsheet/sampleSheet"
import { sampleLetterId, sampleLetterName } from "../local-services/sampleApplicants"

const site = "https://www.example.org"
const publicKey = "public-key"
/** Not node_modules/.bin/deno, which may be a Node.js program that starts Deno and does not end it. */
const denoPath = jest.requireActual<{ runInstall: () => string }>("deno/install_api.cjs").runInstall()
const staffKey = "the-secret-key-of-the-staff-0123456789"
/**
 * Edge functions may use the network and read their environment. They may not read or write files, or start programs.
 */
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
const functions: RunningFunction[] = []

/** Starts the function with only the given variables. */
async function start(environment: Record<string, string>): Promise<RunningFunction> {
  const env = {
    PATH: process.env.PATH,
    NO_COLOR: "1",
    DENO_NO_UPDATE_CHECK: "1",
    DENO_DIR: ".data/deno",
    DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
    ...environment,
  }
  const child = spawn(denoPath, ["run", ...permissions, ...packages, "supabase/functions/admissions/index.ts"], {
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
    child.once("close", () => reject(new Error(`The function ended:\n${lines.join("\n")}`)))
  })
  const started = { url, lines, child }
  functions.push(started)
  return started
}

const logsOf = (lines: readonly string[]) => lines.filter((line) => !line.startsWith("Listening"))

/** Waits for the first log line of a function, which comes through another pipe than its response. */
async function firstLogs(lines: readonly string[]): Promise<string[]> {
  while (logsOf(lines).length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  return logsOf(lines)
}

const variables = () => ({
  RECORDS_PUBLIC_KEY: publicKey,
  RECORDS_STAFF_KEY: staffKey,
  SIGN_IN_PROOF_HASH: localProofHash,
  // A slash at the end is accepted.
  SITE_ORIGIN: `https://other.example, ${site}/`,
  SUPABASE_DB_URL: data.databaseUrl,
})

beforeAll(async () => {
  data = await startDataProcess()
}, 60_000)

afterAll(async () => {
  for (const { child } of functions) {
    if (child.exitCode !== null) continue
    const end = once(child, "close")
    child.kill()
    await end
  }
  await data.close()
})

describe("the function", () => {
  let running: RunningFunction
  const url = (path: string) => `${running.url}/admissions${path}`
  const lookUp = (id: string) => {
    const query = new URLSearchParams({ filterByFormula: `{UUID}='${id}'` })
    const headers = { authorization: `Bearer ${publicKey}`, origin: site }
    return fetch(url(`/${localTables.letter}?${query.toString()}`), { headers })
  }
  const signIn = (body: string, headers: Record<string, string> = {}) =>
    fetch(url(`/sign-in?email=${encodeURIComponent(sampleSignIn.email)}`), {
      method: "POST",
      body,
      headers: { origin: site, ...headers },
    })

  beforeAll(async () => {
    running = await start(variables())
  }, 60_000)

  it("publishes with the staff's key, and finds a record then", async () => {
    expect((await lookUp(sampleLetterId)).status).toBe(503)
    const headers = { authorization: `Bearer ${staffKey}` }
    const published = await fetch(url("/publication"), {
      method: "POST",
      headers,
      body: JSON.stringify(samplePublication),
    })
    expect([published.status, await published.json()]).toEqual([200, { version: 1 }])
    const response = await lookUp(sampleLetterId.toUpperCase())
    expect(response.status).toBe(200)
    expect(response.headers.get("access-control-allow-origin")).toBe(site)
    expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin")
    expect(await response.json()).toEqual({ records: [{ fields: { UUID: sampleLetterId, name: sampleLetterName } }] })
    expect(await (await lookUp(crypto.randomUUID())).json()).toEqual({ records: [] })
    const refused = { records: [], signIns: samplePublication.signIns.concat(samplePublication.signIns) }
    const body = JSON.stringify({ ...samplePublication, ...refused, comparedWith: 1 })
    const error = { type: "ROWS_REFUSED", message: "sign_ins_email_is_unique" }
    expect(await (await fetch(url("/publication"), { method: "POST", headers, body })).json()).toEqual({ error })
  }, 30_000)

  it("returns a row of the sign-ins with the proof of the password, and only the titles without it", async () => {
    const response = await signIn(sampleSignIn.proof)
    expect(response.headers.get("access-control-allow-origin")).toBe(site)
    expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin")
    expect(await response.text()).toBe(`Email,Name\r\n${sampleSignIn.email},${sampleSignIn.name}`)
    expect(await (await signIn("wrong")).text()).toBe("Email,Name")
  })

  it("responds 408 to a sign-in whose body has not arrived within 10 s", async () => {
    const socket = connect(Number(new URL(running.url).port), "127.0.0.1")
    socket.write(`POST /admissions/sign-in HTTP/1.1\r\nhost: x\r\norigin: ${site}\r\ncontent-length: 43\r\n\r\na`)
    const [response] = (await once(socket, "data")) as [Buffer]
    socket.destroy()
    expect(response.toString()).toMatch(/^HTTP\/1\.1 408 /)
  }, 20_000)

  it("refuses the staff's key that came over http:// to the proxy", async () => {
    const headers = { authorization: `Bearer ${staffKey}`, "x-forwarded-proto": "http" }
    expect((await fetch(url("/publication"), { headers })).status).toBe(403)
  })

  it("logs only that it does not know the header of the proxy, once", async () => {
    for (let count = 0; count < 2; count += 1) await signIn("wrong", { "x-forwarded-for": "203.0.113.7" })
    expect(await firstLogs(running.lines)).toEqual([expect.stringMatching(/^CLIENT_ADDRESS_HEADER is not set/)])
  })
})

describe("the function behind a proxy that does not set CLIENT_ADDRESS_HEADER", () => {
  it("responds 500 to a sign-in and logs the variable, but works with the header", async () => {
    const { url, lines } = await start({ ...variables(), CLIENT_ADDRESS_HEADER: "x-real-ip" })
    const send = async (headers: Record<string, string>) => {
      const init = { method: "POST", body: "wrong", headers: { origin: site, ...headers } }
      return (await fetch(`${url}/admissions/sign-in`, init)).status
    }
    expect(await send({ "x-forwarded-for": "203.0.113.7" })).toBe(500)
    expect(await firstLogs(lines)).toEqual([expect.stringMatching(/^CLIENT_ADDRESS_HEADER is x-real-ip, which/)])
    expect(await send({ "x-real-ip": "203.0.113.7" })).toBe(200)
  }, 60_000)
})

it("the function does not start with wrong variables, and names each", async () => {
  const attempt = start({ ...variables(), RECORDS_PUBLIC_KEY: "", RECORDS_DB_URL: "db.example" })
  await expect(attempt).rejects.toThrow(
    /RECORDS_PUBLIC_KEY is not set\. [^]*RECORDS_DB_URL is no address of a database/,
  )
})

it("the function logs a database that it cannot reach when it starts", async () => {
  const { lines } = await start({ ...variables(), RECORDS_DB_URL: "postgresql://user@127.0.0.1:1/none" })
  expect(await firstLogs(lines)).toEqual([
    expect.stringMatching(/^The database of the function failed \(.*RECORDS_DB_URL/),
  ])
}, 30_000)
