import { formatList, quote } from "../../../messages/format"
import { didYouMean } from "../../../messages/suggestion"
import { predicate, type Predicate } from "../mistake"
import type { TextField } from "../../model/fields"
import { definitionAt } from "../../model/schema"
import { wholeSchema } from "../../model"
import type { ValidContent } from "./validContent"

const mentorRole = "Research Mentor"

/**
 * Reports a reference to an entry that does not exist, and a person in mentors.json who has another role in the team.
 */
export function referenceMistake({ value, to, path, parsed }: TextField, valid: ValidContent): Predicate | undefined {
  const entries = valid[to as "team.json"]
  if (!entries) return undefined
  const ids = entries.map(({ id }) => id)
  const entry = entries[ids.indexOf(value)]
  if (!entry) {
    const { isOptional } = definitionAt(wholeSchema(parsed.file), path)
    const fallback = ` Remove this ${isOptional ? "field" : "entry"}${ids.length > 0 ? `, or write one of the ids: ${formatList(ids)}` : ""}.`
    return predicate`is ${quote(value)}, but content/${to} has no entry with that id.${didYouMean(value, ids, fallback)}`
  }
  if (parsed.file.path !== "mentors.json" || entry.role === mentorRole) return undefined
  return predicate`is ${quote(value)}, whose role in content/team.json is ${quote(entry.role)}.
    Choose a person with the role ${quote(mentorRole)}.`
}
