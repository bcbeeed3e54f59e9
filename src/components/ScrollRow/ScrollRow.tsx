import { useEffect, useRef, useState, type ReactNode } from "react"
import * as styles from "./ScrollRow.module.css"

interface Props {
  /** Accessible name. */
  label: string
  /** Class of the scrolling element, for widths at which the entries do not scroll. */
  className?: string | undefined
  /** A list with the class `scrollRowList`. */
  children: ReactNode
}

/**
 * A row of entries up to the edges of the screen, which scrolls horizontally. It is a tab stop only while it scrolls.
 */
export function ScrollRow({ label, className = "", children }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  // Prerendered as a tab stop, so that a keyboard reaches it without scripts.
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      setScrolls(getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={scroller}
      className={`${styles.scroller} ${className}`}
      role="group"
      aria-label={label}
      // A scrollable element must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </div>
  )
}

/** Class of the list in a row that scrolls. */
export const scrollRowList = styles.list
