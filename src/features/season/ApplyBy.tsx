import { isClosed } from "../../season"
import { useSeason } from "./seasonContext"
import { StateText } from "./StateText"

interface Props {
  /** Id of a program without rounds. */
  program: string
  /** How to apply. */
  text: string
}

/** How to apply to a program without rounds, until its applications are closed. Then says so, and after its last day, when it has ended. */
export function ApplyBy({ program, text }: Props) {
  const { season, texts, lastDays } = useSeason()
  const state = season.programs[program]
  const lastDay = lastDays[program]
  const ended = lastDay ? `${texts.ended} ${lastDay}` : texts.closed
  const shown = state === "over" ? ended : isClosed(state) ? texts.closed : text
  return <StateText text={shown} others={state ? [text, ended, texts.closed] : []} />
}
