import type { ReactNode } from "react"
import * as styles from "./Disclosure.module.css"

interface Props {
  /** Always visible: phrasing content and headings. A press on it opens and closes the content. */
  summary: ReactNode
  /** Layout of the summary. */
  className?: string | undefined
  children: ReactNode
}

/**
 * Content that is closed at the start: the browser's own disclosure, which works without JavaScript. Find-in-page opens it, and
 * print shows the content.
 */
export function Disclosure({ summary, className = "", children }: Props) {
  return (
    <details className={styles.disclosure}>
      <summary className={`${styles.summary} ${className}`}>{summary}</summary>
      {children}
    </details>
  )
}
