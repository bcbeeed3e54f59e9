/**
 * The request for records and its response (Airtable's list-records protocol). The source of each function is also part
 * of an inline script (earlyLookup.ts), so a function must not use anything from this module.
 */

export interface RecordsQuery {
  table: string
  uuid: string
  /** Start of the page; undefined for the first page. */
  offset?: string | undefined
}

/**
 * Returns the URL of a page of the records whose UUID is the given one. In the filter, the backslash is escaped before
 * the quote, so the UUID cannot end the string literal.
 */
export function recordsUrl({ table, uuid, offset }: RecordsQuery): string {
  const base = process.env.GATSBY_RECORDS_API_URL.replace(/\/+$/, "")
  const query = new URLSearchParams([
    ["pageSize", "100"],
    ["fields[]", "UUID"],
    ["fields[]", "name"],
    ["filterByFormula", `{UUID}='${uuid.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`],
  ])
  if (offset !== undefined) query.set("offset", offset)
  return `${base}/${encodeURIComponent(table)}?${query.toString()}`
}

/** Requests a page of records. Rejects without a network. */
export function requestRecords(url: string, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    headers: { authorization: `Bearer ${process.env.GATSBY_RECORDS_API_KEY}` },
    // Privacy: the request is about one person.
    credentials: "omit",
    referrerPolicy: "no-referrer",
    cache: "no-store",
    signal,
  })
}

export interface ApplicantRecord {
  /** Empty if the record has no UUID: the API omits fields without a value. */
  readonly uuid: string
  readonly name: string
}

/**
 * Returns the records of a response.
 * @returns undefined if it is not a list
 */
export function parseRecords(records: unknown): readonly ApplicantRecord[] | undefined {
  if (!Array.isArray(records)) return undefined
  return records.map((record: { fields?: { UUID?: unknown; name?: unknown } | null } | null) => {
    const { UUID, name } = record?.fields ?? {}
    return { uuid: typeof UUID === "string" ? UUID : "", name: typeof name === "string" ? name.trim() : "" }
  })
}
