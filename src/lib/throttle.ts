/** Milliseconds between two reactions to scrolling or to a new size of the window (specification, section 9). */
const interval = 30

/**
 * Throttles a reaction to scrolling or to a new size of the window, leading and trailing. The first call runs at once.
 * Of the calls within the interval, only the last call runs, at the end of the interval. So the final state is never
 * missed.
 */
export function throttle(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasTrailingCall = false
  function throttled(): void {
    hasTrailingCall = timer !== undefined
    if (hasTrailingCall) return
    timer = setTimeout(() => {
      timer = undefined
      if (hasTrailingCall) throttled()
    }, interval)
    run()
  }
  return throttled
}
