import { throttle } from "../../hooks/throttle"
import { isWithinOffset } from "./isWithinOffset"

/** Milliseconds (specification, section 9): at most one look in so many, and so long after mount the watch begins. */
const lookEvery = 30
const beginAfter = 100

interface Watched {
  element: Element
  /** How near is near, in CSS pixels. */
  offset: number
  /** Called once. */
  onNear: () => void
  /** Called whenever it is seen to be still below what counts as near. */
  onBelow: () => void
}

/** All elements of the page, so that they share one pair of listeners. */
const waiting = new Set<Watched>()

const look = throttle(() => {
  // All are measured before any is changed: the browser lays the page out once.
  const measured = [...waiting].map((watched) => ({ watched, edges: watched.element.getBoundingClientRect() }))
  for (const { watched, edges } of measured) {
    if (isWithinOffset(edges, window.innerHeight, watched.offset)) {
      end(watched)
      watched.onNear()
    } else if (edges.top > 0) watched.onBelow()
  }
}, lookEvery)

function begin(watched: Watched): void {
  if (waiting.size === 0) {
    window.addEventListener("scroll", look, { passive: true })
    window.addEventListener("resize", look)
  }
  waiting.add(watched)
  look()
}

function end(watched: Watched): void {
  waiting.delete(watched)
  if (waiting.size > 0) return
  window.removeEventListener("scroll", look)
  window.removeEventListener("resize", look)
}

/**
 * Waits for an element to be in the viewport or near it.
 * @returns what ends the watch
 */
export function watchNear(watched: Watched): () => void {
  const timer = setTimeout(() => begin(watched), beginAfter)
  return () => {
    clearTimeout(timer)
    end(watched)
  }
}
