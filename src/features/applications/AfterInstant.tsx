import { InlineText } from "../../components/InlineText/InlineText"
import * as styles from "./AfterInstant.module.css"
import { useIsPast } from "./useIsPast"

interface Props {
  /** RFC 3339. Without an instant, the text before it stays. */
  instant: string | null | undefined
  before?: string
  /** Shown after the instant. Default: the same text. */
  after?: string | null
  as?: "p" | "span"
  className?: string | undefined
}

/** Shows one text before an instant and another after it, by the visitor's clock. Reserves the space of both, so that nothing moves. */
export function AfterInstant({ instant, before = "", after, as: Tag = "span", className = "" }: Props) {
  const isPast = useIsPast(instant)
  const other = after ?? before
  const [shown, hidden] = isPast ? [other, before] : [before, other]
  return (
    <Tag className={`${styles.texts} ${className}`} data-reserved={(hidden !== shown && hidden) || undefined}>
      {/* The outer span stays, because it is painted. Only the text in it is replaced. */}
      {shown ? (
        <span>
          <InlineText text={shown} />
        </span>
      ) : null}
    </Tag>
  )
}
