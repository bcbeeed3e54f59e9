import { pbkdf2Sync } from "node:crypto"
import Papa from "papaparse"
import { defaultPorts, localEnvironment } from "../localEnvironment"
import type { RunningService } from "../listen"
import { oddPeople, sampleRows, sampleSignIn, sheetTitles } from "./sampleSheet"
import { exportAddress, startSpreadsheet } from "./startSpreadsheet"

let service: RunningService

beforeAll(async () => {
  service = await startSpreadsheet({ ports: { spreadsheet: 0, downloads: 0 } })
})

afterAll(() => service.close())

const order = (body: unknown, headers: Record<string, string> = { "content-type": "application/json" }) =>
  fetch(`${service.url}/__faults`, { method: "POST", headers, body: JSON.stringify(body) })
const get = (gid?: string) => fetch(exportAddress(service.url, gid))

it("answers 307 to another host, which answers CSV as the spreadsheet writes it", async () => {
  const first = await fetch(exportAddress(service.url), { redirect: "manual" })
  expect(first.status).toBe(307)
  const location = new URL(first.headers.get("location") ?? "")
  expect(location.origin).not.toBe(service.url)
  const second = await fetch(location)
  expect(second.headers.get("content-type")).toBe("text/csv")
  for (const answer of [first, second]) expect(answer.headers.get("access-control-allow-origin")).toBe("*")
  const text = await second.text()
  expect(text).toMatch(/^Email,Name \(First \+ Last\),Reader's note\r\n/)
  expect(text).not.toMatch(/\n$/)
  expect(text).toContain('robin@students.example,"Robin ""Birdie"" Ashgrove, Jr.","Asks good questions, and says so"')
  expect(text).toContain('"First reading: yes\nSecond reading: yes"')
  expect(text).toContain(`${sampleSignIn.email},${sampleSignIn.name},Likes clusters`)
  expect(Papa.parse(text, { delimiter: "," }).data).toEqual([sheetTitles, ...sampleRows])
})

it("has forty people who do not exist, each address once, the odd ones among them", () => {
  const emails = sampleRows.map(([email = ""]) => email.trim().toLowerCase())
  expect(emails).toHaveLength(40)
  expect(new Set(emails).size).toBe(40)
  for (const email of emails) expect(email).toMatch(/^[^\s@]+@[a-z.]+\.example$/)
  for (const { name } of Object.values(oddPeople)) expect(sampleRows.map((row) => row[1])).toContain(name)
})

it("has a password that is the one of the local environment", () => {
  const hash = localEnvironment(defaultPorts).GATSBY_SIGN_IN_PASSWORD_HASH ?? ""
  const [, rounds, salt = "", expected] = hash.split(":")
  const found = pbkdf2Sync(sampleSignIn.password, Buffer.from(salt, "base64url"), Number(rounds), 32, "sha256")
  expect(found.toString("base64url")).toBe(expected)
})

it("knows no other sheet, no other format and no other method", async () => {
  for (const path of ["/", "/spreadsheets/d/other/export?format=csv", "/spreadsheets/d/local-sample-sheet/export"])
    expect((await fetch(service.url + path)).status).toBe(404)
  const preflight = await fetch(exportAddress(service.url), { method: "OPTIONS" })
  expect(preflight.status).toBe(405)
  expect(preflight.headers.get("access-control-allow-origin")).toBeNull()
})

describe("faults, each for a tab of its own", () => {
  it.each([
    ["html", 200, "text/html; charset=utf-8", /^<!doctype html>.*Sign in/],
    ["500", 500, "text/html; charset=utf-8", /unable to open/],
    ["empty", 200, "text/csv", /^$/],
    ["titles-only", 200, "text/csv", /^Email,Name \(First \+ Last\),Reader's note$/],
    ["missing-column", 200, "text/csv", /^Name \(First \+ Last\),Reader's note\r\n/],
  ])("%s", async (mode, status, type, text) => {
    expect((await order({ mode, for: `gid=${mode}` })).status).toBe(204)
    const answer = await get(mode)
    expect(answer.status).toBe(status)
    expect(answer.headers.get("content-type")).toBe(type)
    expect(await answer.text()).toMatch(text)
    await order({ mode: "none", for: `gid=${mode}` })
    expect(await (await get(mode)).text()).toMatch(/^Email,/)
  })

  it("a byte order mark", async () => {
    await order({ mode: "bom", for: "gid=bom" })
    const bytes = new Uint8Array(await (await get("bom")).arrayBuffer())
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, "E".charCodeAt(0)])
  })

  it("a line that is cut, and a late answer", async () => {
    await order({ mode: "drop", for: "gid=drop" })
    await expect(get("drop")).rejects.toThrow("fetch failed")
    await order({ mode: "slow", for: "gid=slow", delay: 200 })
    const begun = performance.now()
    expect((await get("slow")).status).toBe(200)
    expect(performance.now() - begun).toBeGreaterThan(190)
  })

  it("takes orders it understands, as JSON, and no other", async () => {
    for (const body of [{ mode: "loud" }, { for: "gid=1" }, null, "html", { mode: "slow", delay: "long" }])
      expect((await order(body)).status).toBe(400)
    expect((await order({ mode: "html", for: "gid=9" }, { "content-type": "text/plain" })).status).toBe(400)
    expect((await fetch(`${service.url}/__faults`)).status).toBe(400)
  })
})
