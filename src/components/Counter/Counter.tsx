import { useEffect, useRef, useState } from "react"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import { language } from "../../language"
import * as styles from "./Counter.module.css"

/** Fraction of the number that must be in the viewport (specification, section 4). */
const threshold = 0.1
/** Milliseconds between two steps (specification, section 9). */
const tick = 50

const format = (count: number) => count.toLocaleString(language)

interface Props {
  value: number
  /** Positive number that is added every 50 ms. */
  speed: number
}

/**
 * A number that counts up from 0 while it is in the viewport. Before the start, in prerendered HTML and under reduced
 * motion, it shows the final value. Screen readers and print always get the final value.
 */
export function Counter({ value, speed }: Props) {
  const element = useRef<HTMLSpanElement>(null)
  const [count, setCount] = useState<number>()
  const [isVisible, setVisible] = useState(false)
  const isMotionReduced = useReducedMotion()
  const isStatic = isMotionReduced || count === value

  useEffect(() => {
    if (!element.current || isStatic) return
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        // Shows 0 once the first pixel is visible, so that the visitor does not see the value change back to 0.
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
    const timer = setInterval(() => setCount((before = 0) => Math.min(before + speed, value)), tick)
    return () => clearInterval(timer)
  }, [isVisible, isStatic, speed, value])

  return (
    <span ref={element}>
      {isStatic || count === undefined ? (
        format(value)
      ) : (
        <>
          <span className={styles.count} aria-hidden="true">
            {format(count)}
          </span>
          <span className="visually-hidden">{format(value)}</span>
        </>
      )}
    </span>
  )
}
