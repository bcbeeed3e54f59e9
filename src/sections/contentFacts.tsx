import type { FactValue } from "../components/FactTable/FactTable"
import { ClosedTag } from "../features/applications/ClosedTag"

/** Returns a value of content for a table of facts. Behind a deadline that has passed, the table says so. */
export function contentValue({ closesAt, ...value }: FactValue & { readonly closesAt?: string | null }): FactValue {
  return { ...value, tag: closesAt ? <ClosedTag closesAt={closesAt} /> : null }
}
