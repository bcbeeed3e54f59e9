/** Scroll and resize are looked at this often at most, and once this long after load (specification, section 9). */
const throttle = 30
const firstCheck = 500
/** Share of the viewport's height. */
const threshold = 0.3

/**
 * Calls back each time it is found that the reader is past a section: its bottom edge is above 30 % of the viewport's
 * height.
 * @param id of the section; one that is not there is never passed
 * @returns what ends it
 */
export function watchSection(id: string, onPassed: () => void): () => void {
  let pending: number | undefined
  const check = () => {
    pending = undefined
    const section = document.getElementById(id)
    if (section && section.getBoundingClientRect().bottom < threshold * window.innerHeight) onPassed()
  }
  const checkSoon = () => {
    pending ??= window.setTimeout(check, throttle)
  }
  let first: number | undefined
  const begin = () => {
    first = window.setTimeout(check, firstCheck)
  }
  if (document.readyState === "complete") begin()
  else window.addEventListener("load", begin, { once: true })
  window.addEventListener("scroll", checkSoon, { passive: true })
  window.addEventListener("resize", checkSoon)
  return () => {
    window.clearTimeout(pending)
    window.clearTimeout(first)
    window.removeEventListener("load", begin)
    window.removeEventListener("scroll", checkSoon)
    window.removeEventListener("resize", checkSoon)
  }
}
