import { roundState } from "../../season"
import * as styles from "./RoundTag.module.css"
import { useSeason } from "./seasonContext"
import { StateText } from "./StateText"

/**
 * Behind a deadline: that its round is closed, or in its last week.
 * @param props.closesAt instant after which the deadline has passed everywhere (RFC 3339)
 */
export function RoundTag({ closesAt }: { closesAt: string }) {
  const { season, texts } = useSeason()
  const state = roundState(closesAt, season.now)
  const tags = { open: null, closing: texts.closing, closed: texts.closed }
  return (
    <>
      {" "}
      <StateText text={tags[state]} others={Object.values(tags)} className={styles.tag} />
    </>
  )
}
