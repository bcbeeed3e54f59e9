import { startDataProcess, type DataProcess } from "../data/startDataProcess"
import type { RunningService } from "../listen"
import { oddPeople, sampleRows, sampleSignIn } from "../spreadsheet/sampleSheet"
import { exportUrl, startSpreadsheet } from "../spreadsheet/startSpreadsheet"
import { startSheetBroker } from "./startSheet"

const site = "http://127.0.0.1:9000"
let spreadsheet: RunningService
let sheet: RunningService
let data: DataProcess

beforeAll(async () => {
  spreadsheet = await startSpreadsheet({ ports: { spreadsheet: 0, downloads: 0 } })
  data = await startDataProcess()
  sheet = await startSheetBroker({ port: 0, sheetUrl: exportUrl(spreadsheet.url), query: data.query })
}, 60_000)

afterAll(() => Promise.all([sheet.close(), spreadsheet.close(), data.close()]))

const request = (
  email: string,
  { origin = site, proof = sampleSignIn.proof }: { origin?: string; proof?: string } = {},
) => fetch(`${sheet.url}/row?email=${encodeURIComponent(email)}`, { method: "POST", headers: { origin }, body: proof })

it("returns only the row of the requested person, without the note", async () => {
  for (const [email = "", name = ""] of sampleRows) {
    const text = await (await request(email)).text()
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

it("returns no row without the proof of the password", async () => {
  for (const proof of ["", sampleSignIn.password, sampleSignIn.proof.slice(1)])
    expect(await (await request(sampleSignIn.email, { proof })).text()).toBe("Email,Name")
})

it("limits the requests for one address", async () => {
  const statuses = new Set<number>()
  // More than twice the limit, because a new minute may begin.
  for (let count = 0; count < 45; count += 1) statuses.add((await request(oddPeople.quotes.email)).status)
  expect(statuses).toEqual(new Set([200, 429]))
})

it("ignores case and surrounding spaces of the address in the sheet and in the request", async () => {
  const expected = `Email,Name\r\n${oddPeople.untrimmed.email.trim()},${oddPeople.untrimmed.name}`
  expect(await (await request("theo.marwick@students.example")).text()).toBe(expected)
  expect(await (await request(` ${sampleSignIn.email.toUpperCase()} `)).text()).toContain(sampleSignIn.name)
})

it("allows only pages of this machine to read the response", async () => {
  const response = await request(sampleSignIn.email)
  expect(response.headers.get("access-control-allow-origin")).toBe(site)
  const refused = await request(sampleSignIn.email, { origin: "https://elsewhere.example" })
  expect(refused.status).toBe(403)
  expect(await refused.text()).not.toContain(sampleSignIn.name)
})

it("applies a fault only to requests for one address", async () => {
  const setFault = (mode: string, email: string) =>
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
    expect((await setFault(mode, "fault+1@students.example")).status).toBe(204)
    expect((await request("fault+1@students.example")).status).toBe(status)
    expect(await (await request(sampleSignIn.email)).text()).toContain(sampleSignIn.name)
  }
})
