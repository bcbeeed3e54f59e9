/** Rate limit of the records API for one base. If requests exceed it, the API responds with 429 for 30 s. */
const requestsPerSecond = 5

/**
 * Creates the rate limiter of one lookup: five requests at once, then at most five per second.
 * @returns a function to await before each request; it also resolves when the signal aborts
 */
export function createRateLimiter(signal: AbortSignal): () => Promise<void> {
  const starts: number[] = []
  return async () => {
    const fifthLast = starts.at(-requestsPerSecond)
    if (fifthLast !== undefined) await sleep(fifthLast + 1000 - Date.now(), signal)
    starts.push(Date.now())
  }
}

/** Resolves after the given milliseconds, or when the signal aborts. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener("abort", end, { once: true })
  })
}
