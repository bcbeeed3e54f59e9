import { throttle } from "../../lib/throttle"

/** Milliseconds between checks (specification, section 9). */
const checkInterval = 30
/** Milliseconds from the load event to the first check (specification, section 9). */
const firstCheckDelay = 500
/** Fraction of the viewport's height. */
const threshold = 0.3

/**
 * Calls back whenever a check finds the bottom edge of a section above 30 % of the viewport's height. Checks after load, on
 * scroll and on resize.
 * @param id of the section, which may be missing
 * @returns a function that stops the checks
 */
export function watchSection(id: string, onPassed: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const check = throttle(() => {
    const section = signal.aborted ? null : document.getElementById(id)
    if (section && section.getBoundingClientRect().bottom < threshold * window.innerHeight) onPassed()
  }, checkInterval)
  const start = () => void setTimeout(check, firstCheckDelay)
  if (document.readyState === "complete") start()
  else window.addEventListener("load", start, { signal })
  window.addEventListener("scroll", check, { passive: true, signal })
  window.addEventListener("resize", check, { signal })
  return () => controller.abort()
}
