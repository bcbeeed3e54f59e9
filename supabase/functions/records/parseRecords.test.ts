import { parseRecords } from "./parseRecords"

const record = (uuid: unknown, name?: unknown, id = "rec1") => ({ id, fields: { UUID: uuid, name } })
const uuid = "8f14e45f-ceea-467f-9a1c-3b5d7e9f0a12"
const parsed = (uuid: string, name: string | null = null) => ({
  ...{ id: "rec1", uuid, name, isDuplicate: false, releaseAt: null },
})

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
  ["a UUID in capital letters", [record(uuid.toUpperCase(), "N")], [parsed(uuid, "N")]],
  ["an id that is no UUID", [record("Maya-2025-AbCdEfGh", "N")], [parsed("Maya-2025-AbCdEfGh", "N")]],
  [
    "two records whose UUIDs differ in case",
    [record(uuid, "A"), record(uuid.toUpperCase(), "B", "rec2")],
    [{ ...parsed(uuid), id: "rec2", isDuplicate: true }],
  ],
  [
    "three records with one id",
    [record("u", "A"), record("u", "B", "rec2"), record("u", "A", "rec1")],
    [{ ...parsed("u"), isDuplicate: true }],
  ],
])("parses %s", (_what, given, records) => {
  expect(parseRecords(given)).toEqual(records)
})

it.each([
  ["2026-03-28T00:00:00.000Z", true],
  ["2026-03-28", false],
  ["2026-03-28T00:00:00Z", false],
  ["2026-03-28T00:00:00.000+01:00", false],
  ["2026-02-30T00:00:00.000Z", false],
  [1774656000000, false],
])("reads the instant of the release: %s", (value, isInstant) => {
  const [found] = parseRecords([{ id: "rec1", fields: { UUID: "u", "Release at": value } }], "Release at")
  expect(found?.releaseAt).toBe(isInstant ? value : null)
})
