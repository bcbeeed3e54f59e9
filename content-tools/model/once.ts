/** Returns a function that computes its result once for each file or text, because several rules and checks use it. */
export function once<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const cache = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const cached = cache.get(key) ?? { result: compute(key) }
    cache.set(key, cached)
    return cached.result
  }
}
