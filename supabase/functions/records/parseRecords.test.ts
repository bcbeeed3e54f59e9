import { parseRecords } from "./parseRecords"

const record = (uuid: unknown, name?: unknown, id = "rec1") => ({ id, fields: { UUID: uuid, name } })
const parsed = (uuid: string, name: string | null = null) => ({ id: "rec1", uuid, name, isDuplicate: false })

it.each<[string, unknown[], object[]]>([
  ["a record", [record("u", "N")], [parsed("u", "N")]],
  ["a record without a name", [record("u")], [parsed("u")]],
  ["an empty name", [record("u", "")], [parsed("u")]],
  ["a name that is not text", [record("u", ["N"])], [parsed("u")]],
  ["records without an id", [record(undefined, "N"), record("", "N"), record(7), { id: "x" }, null, 7], []],
  [
    "records without Airtable's own id",
    [
      { ...record("u"), id: 7 },
      { id: "rec1", fields: null },
    ],
    [],
  ],
  ["a record on two pages", [record("u", "A"), record("u", "A")], [parsed("u", "A")]],
  [
    "three records with one id",
    [record("u", "A"), record("u", "B", "rec2"), record("u", "A", "rec1")],
    [{ ...parsed("u"), isDuplicate: true }],
  ],
])("parses %s", (_what, given, records) => {
  expect(parseRecords(given)).toEqual(records)
})
