import { InlineText } from "../../components/InlineText/InlineText"
import { plainText } from "../../format/linkedText"
import { useSeason } from "./seasonContext"
import * as styles from "./StateText.module.css"

interface Props {
  text: string | null | undefined
  /** The texts of the other states. Up to two that differ are reserved. */
  others: readonly (string | null | undefined)[]
  as?: "p" | "span"
  className?: string | undefined
}

/**
 * Shows the text of a state, and reserves the space of the other states, so that nothing moves when the state changes.
 * Reserves none if all programs were over at the build, because no state follows.
 */
export function StateText({ text, others, as: Tag = "span", className = "" }: Props) {
  const { built } = useSeason()
  const following = built.site === "over" ? [] : others
  const [first, second] = [...new Set(following)].flatMap((other) => (other && other !== text ? plainText(other) : []))
  return (
    <Tag className={`${styles.texts} ${className}`} data-reserved={first} data-also-reserved={second}>
      {/* The outer span stays, because it is painted. Only the text in it is replaced. */}
      {text ? (
        <span>
          <InlineText text={text} />
        </span>
      ) : null}
    </Tag>
  )
}
