import * as styles from "./RoundTag.module.css"
import { useSeason } from "./seasonContext"
import { StateText } from "./StateText"

/** Behind the dates of a program, or a link to it: that it has ended. */
export function EndTag({ program }: { program: string }) {
  const { season, texts } = useSeason()
  const state = season.programs[program]
  if (!state) return null
  return (
    <>
      {" "}
      <StateText text={state === "over" ? texts.ended : null} others={[texts.ended]} className={styles.tag} />
    </>
  )
}
