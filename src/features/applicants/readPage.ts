export interface ApplicantRecord {
  /** Empty where the table has none: it leaves out fields without a value. */
  readonly uuid: string
  readonly name: string
}

/** One page of the list of records. */
export interface Page {
  readonly records: readonly ApplicantRecord[]
  /** Where the next page begins; undefined on the last one. */
  readonly offset: string | undefined
}

/**
 * Reads the body of an answer of the records protocol.
 * @param body parsed JSON of any shape
 * @returns undefined where it is no page
 */
export function readPage(body: unknown): Page | undefined {
  if (!isGroup(body) || !Array.isArray(body.records)) return undefined
  const { offset } = body
  if (offset !== undefined && offset !== null && typeof offset !== "string") return undefined
  return { records: body.records.map(recordOf), offset: offset || undefined }
}

function recordOf(record: unknown): ApplicantRecord {
  const fields = isGroup(record) && isGroup(record.fields) ? record.fields : {}
  return { uuid: textOf(fields.UUID), name: textOf(fields.name) }
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "")

/** What an answer calls its error, such as `INVALID_FILTER_BY_FORMULA`; undefined where it names none. */
export function errorTypeOf(body: unknown): unknown {
  return isGroup(body) && isGroup(body.error) ? body.error.type : undefined
}

function isGroup(value: unknown): value is Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null
}
