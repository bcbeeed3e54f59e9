import { throttle } from "../../hooks/throttle"

/** Milliseconds: scroll and resize are looked at this often at most, and once so long after load (specification, section 9). */
const interval = 30
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
  let isOver = false
  const check = throttle(() => {
    const section = isOver ? null : document.getElementById(id)
    if (section && section.getBoundingClientRect().bottom < threshold * window.innerHeight) onPassed()
  }, interval)
  let first: number | undefined
  const begin = () => {
    first = window.setTimeout(check, firstCheck)
  }
  if (document.readyState === "complete") begin()
  else window.addEventListener("load", begin, { once: true })
  window.addEventListener("scroll", check, { passive: true })
  window.addEventListener("resize", check)
  return () => {
    isOver = true
    window.clearTimeout(first)
    window.removeEventListener("load", begin)
    window.removeEventListener("scroll", check)
    window.removeEventListener("resize", check)
  }
}
