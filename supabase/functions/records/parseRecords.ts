import { foldUuid } from "./foldUuid.ts"

/** What the broker reads of a record. It stores everything but `id`. */
export interface TableRecord {
  /** Airtable's own id of the record, `rec…`. */
  id: string
  /** The field `UUID`, which is the id in the URLs of the site; a UUID in small letters. */
  uuid: string
  /** Null if the field `name` is empty or not text, or if the id is a duplicate. */
  name: string | null
  /** Two records of the table have this id. */
  isDuplicate: boolean
  /** From this instant on, the site shows the record (RFC 3339 in UTC). Null: never, if the tables have a release column. */
  releaseAt: string | null
}

/**
 * Parses the records of a table, and leaves out those without an id. Returns one record per id. If two records have an id, neither
 * name is kept, so that no applicant reads another one's name.
 * @param records of Airtable, whose format has not been checked
 * @param releaseColumn name of the column with the instant of the release, if the tables have one
 */
export function parseRecords(records: readonly unknown[], releaseColumn?: string): TableRecord[] {
  const byId = new Map<string, TableRecord>()
  for (const record of records.flatMap((given) => parseRecord(given, releaseColumn) ?? [])) {
    const known = byId.get(record.uuid)
    // A record that moves while the table is read can be on two pages.
    const isDuplicate = known !== undefined && (known.isDuplicate || known.id !== record.id)
    byId.set(record.uuid, isDuplicate ? { ...record, name: null, isDuplicate } : record)
  }
  return [...byId.values()]
}

type Properties = Partial<Record<string, unknown>>

/** How Airtable writes a date with a time. https://airtable.com/developers/web/api/field-model#dateandtime */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Returns whether a value is an instant. A date without a time is none. */
export function isInstant(value: unknown): value is string {
  return typeof value === "string" && instant.test(value) && new Date(value).toJSON() === value
}

function parseRecord(record: unknown, releaseColumn: string | undefined): TableRecord | undefined {
  const { id, fields } = Object(record) as Properties
  const { UUID: uuid, name, [releaseColumn ?? ""]: releaseAt } = Object(fields) as Properties
  if (typeof id !== "string" || typeof uuid !== "string" || uuid === "") return undefined
  return {
    id,
    uuid: foldUuid(uuid),
    name: typeof name === "string" && name !== "" ? name : null,
    isDuplicate: false,
    releaseAt: isInstant(releaseAt) ? releaseAt : null,
  }
}
