/**
 * Runs one statement in PostgreSQL. Parameters are text, which the statement casts. Results contain only text,
 * integers, floats and booleans, which PGlite and postgres.js return as the same values.
 * @throws the driver's errors
 */
export type Query = <Row extends object>(text: string, parameters: readonly (string | null)[]) => Promise<Row[]>

/**
 * Limits how long a statement takes, so that a database that does not respond blocks neither a lookup nor a sign-in.
 * @param timeout milliseconds
 */
export function limitTime(query: Query, timeout: number): Query {
  return async (text, parameters) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const expiry = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(Object.assign(new Error(), { name: "Timeout" })), timeout)
    })
    return Promise.race([query<never>(text, parameters), expiry]).finally(() => clearTimeout(timer))
  }
}
