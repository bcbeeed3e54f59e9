import type { ReactNode, RefObject } from "react"
import * as styles from "./ScrollList.module.css"

interface Props {
  /** Name for screen readers. */
  label: string
  className?: string | undefined
  /** Ref to the element that scrolls. */
  scroller?: RefObject<HTMLDivElement>
  children: ReactNode
}

/**
 * A horizontal list with scroll snap; it needs no JavaScript. `--slides-shown` sets the number of visible items, `--slide-gap`
 * the gap between them.
 */
export function ScrollList({ label, className = "", scroller, children }: Props) {
  return (
    // A scrollable element must be reachable by keyboard (WCAG 2.1.1).
    <div ref={scroller} className={`${styles.frame} ${className}`} role="group" aria-label={label} tabIndex={0}>
      <ul className={styles.list}>{children}</ul>
    </div>
  )
}

export function ScrollItem({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <li id={id} className={styles.item}>
      {children}
    </li>
  )
}
