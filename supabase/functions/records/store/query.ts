/**
 * Runs one statement in PostgreSQL. Parameters are text, which the statement casts. Results contain only text, integers,
 * floats and booleans, which PGlite and postgres.js return as the same values.
 * @throws the driver's errors
 */
export type Query = <Row extends object>(text: string, parameters: readonly (string | null)[]) => Promise<Row[]>

/** Identifies a record. */
export interface RecordKey {
  /** Name of the applicants' table. It is not called `table`, which is a keyword of SQL. */
  source: string
  /** The id in the record's field `UUID`. */
  uuid: string
}

/** Returns SQL that converts a parameter in milliseconds to an interval. */
export const interval = (parameter: string) => `(${parameter}::text::float8 * interval '1 millisecond')`

/** Returns SQL that converts a parameter, a JSON array of `RecordKey`, to rows with `source` and `uuid`. */
export const keysIn = (parameter: string) =>
  `jsonb_to_recordset(${parameter}::text::jsonb) as keys (source text, uuid text)`
