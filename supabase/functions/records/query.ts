/**
 * Runs one statement in PostgreSQL. Parameters are text, which the statement casts. Results contain only text, integers,
 * floats and booleans, which PGlite and postgres.js return as the same values.
 * @throws the driver's errors
 */
export type Query = <Row extends object>(text: string, parameters: readonly (string | null)[]) => Promise<Row[]>

/**
 * Limits how long a statement takes, so that a database that does not respond blocks neither a lookup nor a sync.
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

/**
 * Returns a function that reads the value of one key. The keys that arrive while a statement runs share the next one, so that
 * many lookups do not overload the database.
 * @param readAll returns the values in the order of the keys
 */
export function shareStatements<Key, Value>(readAll: (keys: readonly Key[]) => Promise<readonly Value[]>) {
  let running: Promise<unknown> = Promise.resolve()
  let next: { keys: Key[]; values: Promise<readonly Value[]> } | undefined

  return async (key: Key): Promise<Value | undefined> => {
    next ??= startAfter(running)
    const index = next.keys.push(key) - 1
    return (await next.values)[index]
  }

  function startAfter(previous: Promise<unknown>) {
    const keys: Key[] = []
    const values = previous.then(() => {
      next = undefined
      return readAll(keys)
    })
    running = values.catch(() => undefined)
    return { keys, values }
  }
}
