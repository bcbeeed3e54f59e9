import type { ReactNode } from "react"
import { InlineText } from "../InlineText/InlineText"
import * as styles from "./Prose.module.css"

interface Props {
  paragraphs: readonly string[]
  size?: "text" | "large"
  children?: ReactNode
}

/** Paragraphs with a readable line length. */
export function Prose({ paragraphs, size = "text", children }: Props) {
  return (
    <div className={styles.prose} data-size={size}>
      {paragraphs.map((paragraph) => (
        <InlineText key={paragraph} as="p" text={paragraph} />
      ))}
      {children}
    </div>
  )
}
