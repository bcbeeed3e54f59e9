import { quote } from "../../../messages/format"
import type { Content } from "../../model"
import type { TextField } from "../../model/fields"
import { predicate, type Predicate } from "../mistake"

/** Reports a value that says how to apply to a program, but would stay beside its application rounds. */
export function applyToMistake(
  { path, value }: TextField,
  programs: Content["programs.json"] = [],
): Predicate | undefined {
  if (path.at(-1) !== "applyTo") return undefined
  const [round] = programs.find(({ id }) => id === value)?.deadlines ?? []
  return (
    round &&
    predicate`is ${quote(value)}, a program with application rounds.
      Remove this line, and write the rounds as the value, such as {{${value}.deadline.${round.id}}}.`
  )
}
