import { throttle } from "../../lib/throttle"

/** Milliseconds between two checks (specification, section 9). */
const throttleInterval = 30
/** Milliseconds from mount to the first check (specification, section 9). */
const startDelay = 100

interface Observation {
  element: Element
  /** Extends the viewport above and below, in CSS pixels; a negative margin shrinks it. */
  rootMargin: number
  /** Called once, at the first intersection. */
  onIntersect: () => void
  /** Called at every check that finds the element below the viewport and its margin. */
  onBelow: () => void
}

/** Shared by the whole page, so that the page has only one scroll listener and one resize listener. */
const observations = new Set<Observation>()

const check = throttle(() => {
  // All reads before all writes, so that the browser computes the layout once.
  const measured = [...observations].map(
    (observation) => [observation, observation.element.getBoundingClientRect()] as const,
  )
  for (const [observation, { top, bottom }] of measured) {
    if (top <= window.innerHeight + observation.rootMargin && bottom >= -observation.rootMargin) {
      observations.delete(observation)
      observation.onIntersect()
    } else if (top > 0) observation.onBelow()
  }
}, throttleInterval)

/**
 * Observes an element on scroll and resize until it intersects.
 * @returns a function that stops the observation
 */
export function observeIntersection(observation: Observation): () => void {
  const timer = setTimeout(() => {
    observations.add(observation)
    // The browser ignores the same listener the second time.
    window.addEventListener("scroll", check, { passive: true })
    window.addEventListener("resize", check)
    check()
  }, startDelay)
  return () => {
    clearTimeout(timer)
    observations.delete(observation)
  }
}
