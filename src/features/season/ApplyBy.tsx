import { isClosed } from "../../season"
import { useSeason } from "./seasonContext"
import { StateText } from "./StateText"

interface Props {
  /** Id of a program without rounds. */
  program: string
  /** How to apply. */
  text: string
}

/** How to apply to a program without rounds, until its applications are closed. Then says so. */
export function ApplyBy({ program, text }: Props) {
  const { season, texts } = useSeason()
  const state = season.programs[program]
  return <StateText text={isClosed(state) ? texts.closed : text} others={state ? [text, texts.closed] : []} />
}
