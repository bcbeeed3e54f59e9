import { throttle } from "../../lib/throttle"

/** Milliseconds between two checks (specification, section 9). */
const throttleInterval = 30
/** Milliseconds from mount to the first check (specification, section 9). */
const startDelay = 100

interface Observation {
  element: Element
  /** Extends the viewport above and below, in CSS pixels. */
  rootMargin: number
  /** Called once, at the first intersection. */
  onIntersect: () => void
  /** Called at every check that finds the element below the viewport and its margin. */
  onBelow: () => void
}

/** Shared by the whole page, so that the page has only one scroll listener and one resize listener. */
const observations = new Set<Observation>()

/**
 * Returns whether any part of an element is within the viewport and its margin.
 * @param rect from `getBoundingClientRect`
 * @param rootMargin in CSS pixels; a negative margin shrinks the viewport
 */
export function isWithinMargin(
  { top, bottom }: { top: number; bottom: number },
  viewportHeight: number,
  rootMargin: number,
): boolean {
  return top <= viewportHeight + rootMargin && bottom >= -rootMargin
}

const check = throttle(() => {
  // All reads before all writes, so that the browser computes the layout once.
  const measured = [...observations].map(
    (observation) => [observation, observation.element.getBoundingClientRect()] as const,
  )
  for (const [observation, rect] of measured) {
    if (isWithinMargin(rect, window.innerHeight, observation.rootMargin)) {
      observations.delete(observation)
      observation.onIntersect()
    } else if (rect.top > 0) observation.onBelow()
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
