import type { RunningService } from "../listen"
import { oddPeople, sampleRows, sampleSignIn } from "../spreadsheet/sampleSheet"
import { exportAddress, startSpreadsheet } from "../spreadsheet/startSpreadsheet"
import { startSheet } from "./startSheet"

const site = "http://127.0.0.1:9000"
let spreadsheet: RunningService
let sheet: RunningService

beforeAll(async () => {
  spreadsheet = await startSpreadsheet({ ports: { spreadsheet: 0, downloads: 0 } })
  sheet = await startSheet({ port: 0, sheetUrl: exportAddress(spreadsheet.url) })
})

afterAll(() => Promise.all([sheet.close(), spreadsheet.close()]))

const ask = (email: string, origin = site) =>
  fetch(`${sheet.url}/row?email=${encodeURIComponent(email)}`, { headers: { origin } })

it("answers each person of the sheet with that person's row alone, notes left out", async () => {
  for (const [email = "", name = ""] of sampleRows) {
    const text = await (await ask(email)).text()
    expect(text.split("\r\n")).toHaveLength(2)
    expect(text).toContain(email.trim())
    const others = sampleRows
      .filter((row) => row[0] !== email)
      .flatMap(([other = "", otherName = ""]) => [other, otherName])
    for (const other of others) expect(text).not.toContain(other)
    for (const [, , note = ""] of sampleRows) if (note) expect(text).not.toContain(note)
    expect(text).toContain(name.replaceAll('"', '""'))
  }
})

it("finds somebody however the address is written, in the sheet or by the visitor", async () => {
  const asWritten = `Email,Name\r\n${oddPeople.typed.email.trim()},${oddPeople.typed.name}`
  expect(await (await ask("theo.marwick@students.example")).text()).toBe(asWritten)
  expect(await (await ask(` ${sampleSignIn.email.toUpperCase()} `)).text()).toContain(sampleSignIn.name)
})

it("lets pages of this machine read it and no others", async () => {
  const answer = await ask(sampleSignIn.email)
  expect(answer.headers.get("access-control-allow-origin")).toBe(site)
  const refused = await ask(sampleSignIn.email, "https://elsewhere.example")
  expect(refused.status).toBe(403)
  expect(await refused.text()).not.toContain(sampleSignIn.name)
})

it("fails on purpose for the addresses that an order names", async () => {
  const order = (mode: string, email: string) =>
    fetch(`${sheet.url}/__faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ mode, for: email, delay: 100 }),
    })
  for (const [mode, status] of [
    ["html", 200],
    ["500", 500],
    ["empty", 200],
    ["slow", 200],
  ] as const) {
    expect((await order(mode, "fault+1@students.example")).status).toBe(204)
    expect((await ask("fault+1@students.example")).status).toBe(status)
    expect(await (await ask(sampleSignIn.email)).text()).toContain(sampleSignIn.name)
  }
})
