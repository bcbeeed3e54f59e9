import type { ReactNode } from "react"
import { useHydrated } from "../../hooks/useHydrated"
import * as styles from "./AfterInstant.module.css"

interface Props {
  /** RFC 3339. */
  instant: string
  /** The words of `children`, which reserve their space before the instant. */
  words: string
  as?: "p" | "span"
  className?: string | undefined
  children: ReactNode
}

/** Shows its children once an instant has passed by the visitor's clock, so that a prerendered page stays true. */
export function AfterInstant({ instant, words, as: Tag = "span", className = "", children }: Props) {
  const isPast = useHydrated() && Date.now() > Date.parse(instant)
  return (
    <Tag className={`${styles.words} ${className}`} data-reserved={isPast ? undefined : words}>
      {isPast ? children : null}
    </Tag>
  )
}
