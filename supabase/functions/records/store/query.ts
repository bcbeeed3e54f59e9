/**
 * Runs one statement of PostgreSQL. Parameters go as text and the statements cast them, and what comes back is text, whole
 * numbers, floats and truth values: so every driver gives the same.
 * @throws whatever the driver throws
 */
export type Query = <Row extends object>(text: string, parameters: readonly (string | null)[]) => Promise<Row[]>

/** One id of one table. */
export interface Key {
  source: string
  uuid: string
}

/** SQL of a parameter of milliseconds, as an interval. */
export const interval = (parameter: string) => `(${parameter}::text::float8 * interval '1 millisecond')`

/** SQL of a parameter that holds keys, as rows of `source` and `uuid`. */
export const keysIn = (parameter: string) =>
  `jsonb_to_recordset(${parameter}::text::jsonb) as asked (source text, uuid text)`
