import { InlineText } from "../InlineText/InlineText"
import * as styles from "./Prose.module.css"

interface Props {
  paragraphs: readonly string[]
  /** `large` for a statement that stands alone. */
  size?: "text" | "large"
}

/** Running text in paragraphs, set to a readable measure. */
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
