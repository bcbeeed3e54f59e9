import type { FactValue } from "../components/FactTable/FactTable"
import { ApplyBy } from "../features/season/ApplyBy"
import { EndTag } from "../features/season/EndTag"
import { RoundTag } from "../features/season/RoundTag"

interface Value extends FactValue {
  readonly closesAt?: string | null
  readonly applyTo?: string | null
  readonly endOf?: string | null
}

/** Returns a value of content for a table of facts, with the state of the round or of the program that it is about. */
export function contentValue({ closesAt, applyTo, endOf, ...value }: Value): FactValue {
  if (applyTo) return { ...value, value: "", tag: <ApplyBy program={applyTo} text={value.value} /> }
  const tag = closesAt ? <RoundTag closesAt={closesAt} /> : endOf ? <EndTag program={endOf} /> : null
  return { ...value, tag }
}
