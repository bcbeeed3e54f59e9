/** What the table allows one base in a second (services that enforce it answer 429 and stay closed for 30 s). */
const requestsPerSecond = 5

/**
 * Keeps one look-up within the table's limit, however many pages it has to read: the first five requests at once, then five
 * in any second.
 * @returns what to await before each request; it does not outlast the signal
 */
export function pacer(signal: AbortSignal): () => Promise<void> {
  const starts: number[] = []
  return async () => {
    const fifthLast = starts.at(-requestsPerSecond)
    if (fifthLast !== undefined) await sleep(fifthLast + 1000 - Date.now(), signal)
    starts.push(Date.now())
  }
}

/** Waits so many milliseconds, or until the signal ends it. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener("abort", end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener("abort", end)
  })
}
