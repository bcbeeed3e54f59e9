export interface ApplicantRecord {
  /** Empty if the record has none: the API omits fields without a value. */
  readonly uuid: string
  readonly name: string
}

/** One page of the list of records. */
export interface RecordsPage {
  readonly records: readonly ApplicantRecord[]
  /** Start of the next page; undefined on the last page. */
  readonly offset: string | undefined
}

/**
 * Reads the body of a list-records response.
 * @param body parsed JSON of any shape
 * @returns undefined for any other body
 */
export function readRecordsPage(body: unknown): RecordsPage | undefined {
  if (!isObject(body) || !Array.isArray(body.records)) return undefined
  const { offset } = body
  if (offset !== undefined && offset !== null && typeof offset !== "string") return undefined
  return { records: body.records.map(recordOf), offset: offset || undefined }
}

function recordOf(record: unknown): ApplicantRecord {
  const fields = isObject(record) && isObject(record.fields) ? record.fields : {}
  return { uuid: textOf(fields.UUID), name: textOf(fields.name) }
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "")

/** Returns the type of the error in a response body, such as `INVALID_FILTER_BY_FORMULA`, or undefined. */
export function errorTypeOf(body: unknown): unknown {
  return isObject(body) && isObject(body.error) ? body.error.type : undefined
}

function isObject(value: unknown): value is Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null
}
