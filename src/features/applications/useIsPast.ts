import { useEffect, useState } from "react"
import { useHydrated } from "../../hooks/useHydrated"

/** The longest time of a timer in milliseconds, about 25 days. A visitor does not wait longer. */
const maxWait = 2 ** 31 - 1

/** Returns whether an instant has passed by the visitor's clock, also while the page is open. Returns false in prerendered HTML. */
export function useIsPast(instant: string | null | undefined): boolean {
  const time = Date.parse(instant ?? "")
  const [past, setPast] = useState<number>()
  useEffect(() => {
    const wait = time - Date.now()
    if (!(wait > 0 && wait <= maxWait)) return
    const timer = setTimeout(() => setPast(time), wait)
    return () => clearTimeout(timer)
  }, [time])
  return useHydrated() && (past === time || Date.now() >= time)
}
