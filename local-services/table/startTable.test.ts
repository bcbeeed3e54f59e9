import { sampleLetters } from "./sampleApplicants"
import { localTableToken, startTable, type RunningTable } from "./startTable"

let table: RunningTable
beforeEach(async () => {
  table = await startTable({ port: 0, tables: { Letters: sampleLetters } })
})
afterEach(() => table.close())

const get = (path: string) =>
  fetch(`${table.base}/${path}`, { headers: { authorization: `Bearer ${localTableToken}` } })

it("refuses another table", async () => {
  expect((await get("Staff")).status).toBe(403)
})

it("refuses the sixth request in a second, and all requests after it", async () => {
  const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await get("Letters")).status))
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429])
  expect((await get("Letters")).status).toBe(429)
  expect(table.counts).toEqual({ total: 7, mostInASecond: 7, refused: 2 })
})
