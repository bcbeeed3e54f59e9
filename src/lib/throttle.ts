/**
 * Throttles a function, leading and trailing. The first call runs at once. Of the calls within the interval, only the last
 * call runs, at the end of the interval. So the final state is never missed.
 * @param interval in milliseconds
 */
export function throttle<Args extends unknown[]>(run: (...args: Args) => void, interval: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let trailing: Args | undefined
  function throttled(...args: Args): void {
    trailing = timer ? args : undefined
    if (timer) return
    timer = setTimeout(() => {
      timer = undefined
      if (trailing) throttled(...trailing)
    }, interval)
    run(...args)
  }
  return throttled
}
