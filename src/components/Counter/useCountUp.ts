import { useEffect, useState, type RefObject } from "react"
import { useReducedMotion } from "../../hooks/useReducedMotion"

/** Fraction of the element that must be in the viewport (specification, section 4). */
const threshold = 0.1
/** Milliseconds between two steps (specification, section 9). */
const tick = 50

/**
 * Returns a count that rises from 0 to the target while the element is in the viewport. Before the start, in prerendered
 * HTML and under reduced motion, returns the target.
 * @param step positive
 */
export function useCountUp(element: RefObject<Element>, target: number, step: number): number {
  const [count, setCount] = useState<number>()
  const [isVisible, setVisible] = useState(false)
  const isMotionReduced = useReducedMotion()
  const isStatic = isMotionReduced || count === target

  useEffect(() => {
    if (!element.current || isStatic) return
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        // Shows 0 once the first pixel is visible, so that the visitor does not see the target change back to 0.
        if (latest?.isIntersecting) setCount((before) => before ?? 0)
        setVisible((latest?.intersectionRatio ?? 0) >= threshold)
      },
      { threshold: [0, threshold] },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isStatic])

  useEffect(() => {
    if (!isVisible || isStatic) return
    const timer = setInterval(() => setCount((before = 0) => Math.min(before + step, target)), tick)
    return () => clearInterval(timer)
  }, [isVisible, isStatic, step, target])

  return isMotionReduced ? target : (count ?? target)
}
