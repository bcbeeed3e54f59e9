import type { ReactNode } from "react"
import * as styles from "./ScrollList.module.css"

interface Props {
  /** Name of the list for screen readers. */
  label: string
  children: ReactNode
}

/** Slides side by side that one scrolls by hand; they snap into place. Works without JavaScript and by keyboard. */
export function ScrollList({ label, children }: Props) {
  return (
    // The list scrolls, so it has to be reachable by keyboard (WCAG 2.1.1).
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <ul className={styles.list}>{children}</ul>
    </div>
  )
}

/** One slide of a `ScrollList`. */
export function ScrollItem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <li id={id} className={styles.item}>
      {children}
    </li>
  )
}
