import { pbkdf2Sync } from "node:crypto"
import Papa from "papaparse"
import { defaultPorts, localEnvironment } from "../localEnvironment"
import type { RunningService } from "../listen"
import { oddPeople, sampleRows, sampleSignIn, sheetTitles } from "./sampleSheet"
import { exportUrl, startSpreadsheet } from "./startSpreadsheet"

let service: RunningService

beforeAll(async () => {
  service = await startSpreadsheet({ ports: { spreadsheet: 0, downloads: 0 } })
})

afterAll(() => service.close())

const setFault = (body: unknown, headers: Record<string, string> = { "content-type": "application/json" }) =>
  fetch(`${service.url}/__faults`, { method: "POST", headers, body: JSON.stringify(body) })
const get = (gid?: string) => fetch(exportUrl(service.url, gid))

it("redirects to another host, which responds with CSV in the format of Google Sheets", async () => {
  const first = await fetch(exportUrl(service.url), { redirect: "manual" })
  expect(first.status).toBe(307)
  const location = new URL(first.headers.get("location") ?? "")
  expect(location.origin).not.toBe(service.url)
  const second = await fetch(location)
  expect(second.headers.get("content-type")).toBe("text/csv")
  for (const response of [first, second]) expect(response.headers.get("access-control-allow-origin")).toBe("*")
  const text = await second.text()
  expect(text).toMatch(/^Email,Name \(First \+ Last\),Reader's note\r\n/)
  expect(text).not.toMatch(/\n$/)
  expect(text).toContain('robin@students.example,"Robin ""Birdie"" Ashgrove, Jr.","Asks good questions, and says so"')
  expect(text).toContain('"First reading: yes\nSecond reading: yes"')
  expect(text).toContain(`${sampleSignIn.email},${sampleSignIn.name},Likes clusters`)
  expect(Papa.parse(text, { delimiter: "," }).data).toEqual([sheetTitles, ...sampleRows])
})

it("contains forty fictional people with unique addresses, including all odd people", () => {
  const emails = sampleRows.map(([email = ""]) => email.trim().toLowerCase())
  expect(emails).toHaveLength(40)
  expect(new Set(emails).size).toBe(40)
  for (const email of emails) expect(email).toMatch(/^[^\s@]+@[a-z.]+\.example$/)
  for (const { name } of Object.values(oddPeople)) expect(sampleRows.map((row) => row[1])).toContain(name)
})

it("has a sample password that matches the hash and the proof in the local environment", () => {
  const hash = localEnvironment(defaultPorts).GATSBY_SIGN_IN_PASSWORD_HASH ?? ""
  const [, iterations, salt = "", expected] = hash.split(":")
  const derive = (suffix: string) => {
    const bytes = Buffer.concat([Buffer.from(salt, "base64url"), Buffer.from(suffix)])
    return pbkdf2Sync(sampleSignIn.password, bytes, Number(iterations), 32, "sha256").toString("base64url")
  }
  expect(derive("")).toBe(expected)
  expect(derive("proof")).toBe(sampleSignIn.proof)
})

it("rejects other sheets, other formats and other methods", async () => {
  for (const path of ["/", "/spreadsheets/d/other/export?format=csv", "/spreadsheets/d/local-sample-sheet/export"])
    expect((await fetch(service.url + path)).status).toBe(404)
  const preflight = await fetch(exportUrl(service.url), { method: "OPTIONS" })
  expect(preflight.status).toBe(405)
  expect(preflight.headers.get("access-control-allow-origin")).toBeNull()
})

describe("faults, each for a different tab", () => {
  it.each([
    ["html", 200, "text/html; charset=utf-8", /^<!doctype html>.*Sign in/],
    ["500", 500, "text/html; charset=utf-8", /unable to open/],
    ["empty", 200, "text/csv", /^$/],
    ["titles-only", 200, "text/csv", /^Email,Name \(First \+ Last\),Reader's note$/],
    ["missing-column", 200, "text/csv", /^Name \(First \+ Last\),Reader's note\r\n/],
  ])("%s", async (mode, status, type, text) => {
    expect((await setFault({ mode, for: `gid=${mode}` })).status).toBe(204)
    const response = await get(mode)
    expect(response.status).toBe(status)
    expect(response.headers.get("content-type")).toBe(type)
    expect(await response.text()).toMatch(text)
    await setFault({ mode: "none", for: `gid=${mode}` })
    expect(await (await get(mode)).text()).toMatch(/^Email,/)
  })

  it("bom adds a byte order mark", async () => {
    await setFault({ mode: "bom", for: "gid=bom" })
    const bytes = new Uint8Array(await (await get("bom")).arrayBuffer())
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, "E".charCodeAt(0)])
  })

  it("drop closes the connection, slow delays the response", async () => {
    await setFault({ mode: "drop", for: "gid=drop" })
    await expect(get("drop")).rejects.toThrow("fetch failed")
    await setFault({ mode: "slow", for: "gid=slow", delay: 200 })
    const startedAt = performance.now()
    expect((await get("slow")).status).toBe(200)
    expect(performance.now() - startedAt).toBeGreaterThan(190)
  })

  it("rejects unknown faults and other content types", async () => {
    for (const body of [{ mode: "loud" }, { for: "gid=1" }, null, "html", { mode: "slow", delay: "long" }])
      expect((await setFault(body)).status).toBe(400)
    expect((await setFault({ mode: "html", for: "gid=9" }, { "content-type": "text/plain" })).status).toBe(400)
    expect((await fetch(`${service.url}/__faults`)).status).toBe(400)
  })
})
