import { isAccepting, type State } from "../../season"
import { useSeason } from "./seasonContext"
import { StateText } from "./StateText"

/** Says that applications are closed, or when they open. Reserves its space while they are open. */
export function StateNote({ state }: { state: State | undefined }) {
  const { texts } = useSeason()
  const closed = texts.next ?? texts.after
  const text = isAccepting(state) ? null : state === "before" ? texts.before : closed
  return state ? <StateText as="p" text={text} others={[closed, texts.before]} /> : null
}
