import { namedLetters, sampleLetters } from "./sampleApplicants"
import { localTableToken, startTable, type RunningTable } from "./startTable"

interface RecordsPage {
  records: { id: string; fields: { UUID: string; name?: string } }[]
  offset?: string
}

let table: RunningTable
beforeEach(async () => {
  table = await startTable({ port: 0, tables: { Letters: sampleLetters } })
})
afterEach(() => table.close())

const get = (path: string, authorization = `Bearer ${localTableToken}`) =>
  fetch(`${table.base}/${path}`, { headers: { authorization } })

it("lists records in pages of a hundred, all with an offset except the last", async () => {
  const pages: RecordsPage[] = []
  for (let offset: string | undefined = ""; offset !== undefined; offset = pages.at(-1)?.offset)
    pages.push((await (await get(`Letters?offset=${encodeURIComponent(offset)}`)).json()) as RecordsPage)
  expect(pages.map(({ records }) => records.length)).toEqual([100, 100, 60])
  const records = pages.flatMap((page) => page.records)
  expect(records.map(({ fields }) => fields.UUID)).toEqual(sampleLetters.map(({ uuid }) => uuid))
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
  const { uuid } = namedLetters.nameless
  expect(records.find(({ fields }) => fields.UUID === uuid)?.fields).toEqual({ UUID: uuid })
})

it("refuses another token and another table", async () => {
  expect((await get("Letters", "Bearer x")).status).toBe(401)
  expect((await get("Staff")).status).toBe(403)
})

it("refuses the sixth request in a second, and all requests after it", async () => {
  const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await get("Letters")).status))
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429])
  expect((await get("Letters")).status).toBe(429)
  expect(table.counts).toEqual({ total: 7, mostInASecond: 7, refused: 2 })
})
