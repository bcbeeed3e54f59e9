import { useEffect, useState, type RefObject } from "react"
import { nextCount } from "./nextCount"

/** Share of the element that has to be seen for it to count (specification, section 9). */
const visibleShare = 0.1
/** Milliseconds between two steps (specification, section 9). */
const tick = 50

/**
 * Counts from 0 to a target, only while the element is seen; out of sight it pauses. The target stands there before the start,
 * without JavaScript, and throughout where less motion is asked for.
 * @param element what has to be seen
 * @param step what a tick adds
 * @returns the number to show
 */
export function useCount(element: RefObject<Element>, target: number, step: number): number {
  const [count, setCount] = useState<number>()
  const [isVisible, setVisible] = useState(false)
  const isDone = count === target

  useEffect(() => {
    if (!element.current || isDone || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        // At the first glimpse, before anybody has read the target.
        if (latest?.isIntersecting) setCount((before) => before ?? 0)
        setVisible((latest?.intersectionRatio ?? 0) >= visibleShare)
      },
      { threshold: [0, visibleShare] },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isDone])

  useEffect(() => {
    if (!isVisible || isDone) return
    const timer = setInterval(() => setCount((before = 0) => nextCount(before, step, target)), tick)
    return () => clearInterval(timer)
  }, [isVisible, isDone, step, target])

  return count ?? target
}
