import type { ReactNode } from "react"
import * as styles from "./Disclosure.module.css"

interface Props {
  /** Always visible: phrasing content and headings. */
  summary: ReactNode
  /** Layout of the summary. */
  className?: string | undefined
  /** Whether a press on the summary opens and closes the content. Otherwise, the content is always visible. */
  isFolded: boolean
  children: ReactNode
}

/**
 * A summary and its content. Folded content is closed at the start: the browser's own disclosure, which works without JavaScript.
 * Find-in-page opens it, and print shows the content.
 */
export function Disclosure({ summary, className = "", isFolded, children }: Props) {
  if (!isFolded)
    return (
      <>
        <div className={className}>{summary}</div>
        {children}
      </>
    )
  return (
    <details className={styles.disclosure}>
      <summary className={`${styles.summary} ${className}`}>{summary}</summary>
      {children}
    </details>
  )
}
