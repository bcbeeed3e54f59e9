import * as styles from "./RoundTag.module.css"
import { useRoundState, useSeason } from "./seasonContext"
import { StateText } from "./StateText"

/**
 * Behind a deadline: that its round is closed, or in its last week.
 * @param props.closesAt instant after which the deadline has passed everywhere (RFC 3339)
 */
export function RoundTag({ closesAt }: { closesAt: string }) {
  const { texts } = useSeason()
  const state = useRoundState()(closesAt)
  const tags = { open: null, closing: texts.closing, closed: texts.closed }
  return (
    <>
      {" "}
      <StateText text={tags[state]} others={Object.values(tags)} className={styles.tag} />
    </>
  )
}
