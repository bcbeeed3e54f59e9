import { useEffect, useState, type RefObject } from "react"
import { useReducedMotion } from "../../hooks/useReducedMotion"

/** Share of the element in the viewport (specification, section 9). */
const threshold = 0.1
/** Milliseconds between two steps (specification, section 9). */
const tick = 50

/** Returns the count after the next tick, at most the target. A step that is not positive ends at the target at once. */
export function nextCount(count: number, step: number, target: number): number {
  return step > 0 ? Math.min(count + step, target) : target
}

/**
 * Counts from 0 to a target while the element is in the viewport. Before the start, without JavaScript and under reduced
 * motion it returns the target.
 */
export function useCountUp(element: RefObject<Element>, target: number, step: number): number {
  const [count, setCount] = useState<number>()
  const [isVisible, setVisible] = useState(false)
  const isMotionReduced = useReducedMotion()
  const isStill = isMotionReduced || count === target

  useEffect(() => {
    if (!element.current || isStill) return
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        // Shows 0 from the first pixel on, so that the visitor does not see the target jump back.
        if (latest?.isIntersecting) setCount((before) => before ?? 0)
        setVisible((latest?.intersectionRatio ?? 0) >= threshold)
      },
      { threshold: [0, threshold] },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isStill])

  useEffect(() => {
    if (!isVisible || isStill) return
    const timer = setInterval(() => setCount((before = 0) => nextCount(before, step, target)), tick)
    return () => clearInterval(timer)
  }, [isVisible, isStill, step, target])

  return isMotionReduced ? target : (count ?? target)
}
