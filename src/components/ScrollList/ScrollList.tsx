import type { ReactNode, RefObject } from "react"
import * as styles from "./ScrollList.module.css"

interface Props {
  /** Name of the list for screen readers. */
  label: string
  className?: string | undefined
  /** The element that scrolls. */
  frame?: RefObject<HTMLDivElement>
  children: ReactNode
}

/**
 * Slides side by side that one scrolls by hand; they snap into place. Works without JavaScript and by keyboard.
 * How many are seen at a time is `--slides-shown`, the space between them `--slide-gap`.
 */
export function ScrollList({ label, className = "", frame, children }: Props) {
  return (
    // The list scrolls, so it has to be reachable by keyboard (WCAG 2.1.1).
    <div ref={frame} className={`${styles.frame} ${className}`} role="group" aria-label={label} tabIndex={0}>
      <ul className={styles.list}>{children}</ul>
    </div>
  )
}

/** One slide of a `ScrollList`. */
export function ScrollItem({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <li id={id} className={styles.item}>
      {children}
    </li>
  )
}
