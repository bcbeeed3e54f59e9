/** What the broker reads of a record. It stores everything but `id`. */
export interface TableRecord {
  /** Airtable's own id of the record, `rec…`. */
  id: string
  /** The field `UUID`, which is the id in the URLs of the site. */
  uuid: string
  /** Null if the field `name` is empty or not text, or if the id is a duplicate. */
  name: string | null
  /** Two records of the table have this id. */
  isDuplicate: boolean
}

/**
 * Parses the records of a table, and leaves out those without an id. Returns one record per id. If two records have an id, neither
 * name is kept, so that no applicant reads another one's name.
 * @param records of Airtable, whose format has not been checked
 */
export function parseRecords(records: readonly unknown[]): TableRecord[] {
  const byId = new Map<string, TableRecord>()
  for (const record of records.flatMap((given) => parseRecord(given) ?? [])) {
    const known = byId.get(record.uuid)
    // A record that moves while the table is read can be on two pages.
    const isDuplicate = known !== undefined && (known.isDuplicate || known.id !== record.id)
    byId.set(record.uuid, isDuplicate ? { ...record, name: null, isDuplicate } : record)
  }
  return [...byId.values()]
}

type Properties = Partial<Record<string, unknown>>

function parseRecord(record: unknown): TableRecord | undefined {
  const { id, fields } = Object(record) as Properties
  const { UUID: uuid, name } = Object(fields) as Properties
  if (typeof id !== "string" || typeof uuid !== "string" || uuid === "") return undefined
  return { id, uuid, name: typeof name === "string" && name !== "" ? name : null, isDuplicate: false }
}
