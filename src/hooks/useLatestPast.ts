import { useEffect, useState } from "react"
import { useBrowserValue } from "./useBrowserValue"

/** The longest time of a timer in milliseconds, about 25 days. A visitor does not wait longer. */
const maxWait = 2 ** 31 - 1

/**
 * Returns the latest of some instants that has passed by the visitor's clock, also while the page is open; `-Infinity`
 * if none has.
 * @param instants milliseconds since 1970
 * @param builtAt clock of prerendered HTML, and while React hydrates it
 */
export function useLatestPast(instants: readonly number[], builtAt = -Infinity): number {
  const [passed, update] = useState(-Infinity)
  const now = Math.max(useBrowserValue(Date.now, builtAt), passed)
  const next = Math.min(...instants.filter((instant) => instant > now))
  useEffect(() => {
    const wait = next - Date.now()
    if (wait > maxWait) return
    // Later instants may have passed too: pages are hydrated, and devices wake, long after `next`.
    const timer = setTimeout(() => update(Math.max(next, Date.now())), wait)
    return () => clearTimeout(timer)
  }, [next])
  return Math.max(...instants.filter((instant) => instant <= now))
}
