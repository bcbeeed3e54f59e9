/** Returns each repetition of a key with the index of its first occurrence. Skips undefined. */
export function repetitions(keys: readonly (string | undefined)[]): { index: number; first: number }[] {
  return keys.flatMap((key, index) => {
    const first = keys.indexOf(key)
    return key === undefined || first === index ? [] : [{ index, first }]
  })
}
