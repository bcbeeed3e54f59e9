import { createIterators, listRecords } from "./listRecords"

const rows = ["a", "b"].map((uuid) => ({ uuid, name: "" }))

it("keeps only the 1000 newest offsets", () => {
  const iterators = createIterators(60_000)
  const statusOf = (query: Record<string, string>) =>
    listRecords(rows, new URLSearchParams({ pageSize: "1", ...query }), iterators).status
  const firstPage = () => statusOf({})
  firstPage()
  const [oldest = ""] = iterators.byOffset.keys()
  for (let pages = 1; pages < 1000; pages++) firstPage()
  expect([iterators.byOffset.size, statusOf({ offset: oldest })]).toEqual([1000, 200])
  for (let pages = 0; pages < 100; pages++) firstPage()
  expect([iterators.byOffset.size, statusOf({ offset: oldest })]).toEqual([1000, 422])
})
