import Papa from "papaparse"
import type { RunningService } from "../listen"
import { sampleRows, sheetTitles } from "./sampleSheet"
import { exportUrl, startSpreadsheet } from "./startSpreadsheet"

let service: RunningService
beforeAll(async () => {
  service = await startSpreadsheet({ spreadsheet: 0, downloads: 0 })
})
afterAll(() => service.close())

it("redirects to another host, which responds with CSV in the format of Google Sheets", async () => {
  const first = await fetch(exportUrl(service.url), { redirect: "manual" })
  expect(first.status).toBe(307)
  const location = new URL(first.headers.get("location") ?? "")
  expect(location.origin).not.toBe(service.url)
  const second = await fetch(location)
  expect(second.headers.get("content-type")).toBe("text/csv")
  for (const response of [first, second]) expect(response.headers.get("access-control-allow-origin")).toBe("*")
  const text = await second.text()
  expect(text).toMatch(/^Email,Name \(First \+ Last\),Reader's note\r\n[^]*[^\n]$/)
  expect(Papa.parse(text, { delimiter: "," }).data).toEqual([sheetTitles, ...sampleRows])
})

it("has people with unique addresses", () => {
  const emails = sampleRows.map(([email = ""]) => email.trim().toLowerCase())
  expect(new Set(emails).size).toBe(40)
})

it("refuses other sheets and a preflight, as Google Sheets does", async () => {
  expect((await fetch(`${service.url}/spreadsheets/d/other/export?format=csv`)).status).toBe(404)
  expect((await fetch(exportUrl(service.url), { method: "OPTIONS" })).status).toBe(405)
})
