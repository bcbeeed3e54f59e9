import { InlineText } from "../InlineText/InlineText"
import * as styles from "./Prose.module.css"

interface Props {
  paragraphs: readonly string[]
  size?: "text" | "large"
}

/** Paragraphs with a readable line length. */
export function Prose({ paragraphs, size = "text" }: Props) {
  return (
    <div className={styles.prose} data-size={size}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <InlineText text={paragraph} />
        </p>
      ))}
    </div>
  )
}
