import { useEffect, useState } from "react"
import { useBrowserValue } from "./useBrowserValue"

/** Milliseconds between two looks at the clock. */
const interval = 1000

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
    // Not one timer until then: timers rest while a device sleeps, and clocks are set while it waits. The new value is
    // not `next`, because later instants may have passed too.
    const timer = setInterval(() => {
      if (Date.now() >= next) update(Date.now())
    }, interval)
    return () => clearInterval(timer)
  }, [next])
  return Math.max(...instants.filter((instant) => instant <= now))
}
