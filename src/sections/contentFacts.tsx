import type { FactValue } from "../components/FactTable/FactTable"
import { ApplyBy } from "../features/season/ApplyBy"
import { RoundTag } from "../features/season/RoundTag"

interface Value extends FactValue {
  readonly closesAt?: string | null
  readonly applyTo?: string | null
}

/** Returns a value of content for a table of facts, with the state of the round or of the program that it is about. */
export function contentValue({ closesAt, applyTo, ...value }: Value): FactValue {
  if (applyTo) return { ...value, value: "", tag: <ApplyBy program={applyTo} text={value.value} /> }
  return { ...value, tag: closesAt ? <RoundTag closesAt={closesAt} /> : null }
}
