import { InlineText } from "../InlineText/InlineText"
import * as styles from "./Voice.module.css"

interface Props {
  voice: { readonly name: string; readonly title: string; readonly text: string }
  className?: string
}

/** A quote of a past student, with the name. */
export function Voice({ voice: { name, title, text }, className = "" }: Props) {
  return (
    <figure className={`${styles.voice} ${className}`}>
      <blockquote>{text}</blockquote>
      <figcaption>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <InlineText as="span" className={styles.title} text={title} />
      </figcaption>
    </figure>
  )
}
