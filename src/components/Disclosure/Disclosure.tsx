import { useCallback, useRef, type ReactNode } from "react"
import { useHash } from "../../hooks/useHash"
import * as styles from "./Disclosure.module.css"

interface Props {
  /** Always visible: phrasing content and headings. */
  summary: ReactNode
  children: ReactNode
}

/**
 * A summary that opens and closes content: the browser's own disclosure, which works without JavaScript. Find-in-page
 * and a link to the section open it, and print shows the content.
 */
export function Disclosure({ summary, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  // The browser opens only what contains the target of a link.
  const openInSection = useCallback((id: string) => {
    if (id && details.current?.closest("section")?.id === id) details.current.open = true
  }, [])
  useHash(openInSection)
  return (
    <details ref={details} className={styles.disclosure}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}
