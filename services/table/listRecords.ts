/** A record of an applicants' table. */
export interface Row {
  uuid: string
  /** The response omits an empty name. */
  name: string
}

const pageSize = 100

/**
 * Returns a page of records: https://airtable.com/developers/web/api/list-records
 * @param rows of the table
 * @param offset of the page, from the page before it; null for the first
 */
export function listRecords(rows: readonly Row[], offset: string | null): { records: object[]; offset?: string } {
  const start = Number(offset?.split("/rec")[1] ?? 0)
  const end = start + pageSize
  const records = rows.slice(start, end).map(({ uuid, name }, index) => ({
    // Two rows may have the same UUID.
    id: `rec${String(start + index).padStart(14, "0")}`,
    createdTime: "2024-05-01T09:00:00.000Z",
    fields: { UUID: uuid, ...(name !== "" && { name }) },
  }))
  return end < rows.length ? { records, offset: `itrLocalSample/rec${end}` } : { records }
}
