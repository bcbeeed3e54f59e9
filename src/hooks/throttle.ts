/**
 * Lets a function run at most once in a time: the first call at once, and of those that come too early the last one when
 * the time is over, so that the final state is never missed.
 * @param milliseconds the time
 */
export function throttle<Values extends unknown[]>(run: (...values: Values) => void, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Values | undefined
  const open = () => {
    timer = undefined
    if (waiting) throttled(...waiting)
  }
  function throttled(...values: Values): void {
    waiting = timer ? values : undefined
    if (timer) return
    timer = setTimeout(open, milliseconds)
    run(...values)
  }
  return throttled
}
