/**
 * Runs one statement of PostgreSQL. Parameters are text and the statements cast them. Results contain only text, integers,
 * floats and booleans, which every driver returns alike.
 * @throws the driver's errors
 */
export type Query = <Row extends object>(text: string, parameters: readonly (string | null)[]) => Promise<Row[]>

/** One id in one table. */
export interface RecordKey {
  source: string
  uuid: string
}

/** SQL of a parameter in milliseconds as an interval. */
export const interval = (parameter: string) => `(${parameter}::text::float8 * interval '1 millisecond')`

/** SQL of a parameter of keys as rows of `source` and `uuid`. */
export const keysIn = (parameter: string) =>
  `jsonb_to_recordset(${parameter}::text::jsonb) as keys (source text, uuid text)`
