/**
 * Returns a function that reads the value of one key. The keys that arrive while a statement runs share the next one,
 * so that many lookups do not overload the database.
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
