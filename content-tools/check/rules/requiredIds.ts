import { quote } from "../../../messages/format"
import { closestMatch } from "../../../messages/suggestion"
import type { FieldMistake } from "../mistake"
import { recordsOf, type ParsedFile } from "../traverse"

/** Reports each required entry that is missing: at the entry that was probably meant, or else for the whole file. */
export function checkRequiredIds({ file, data }: ParsedFile): FieldMistake[] {
  const { requiredIds = {} } = file
  if (!Array.isArray(data)) return []
  const ids = recordsOf(data).map(({ id }) => (typeof id === "string" ? id : ""))
  const missing = Object.entries(requiredIds).filter(([id]) => !ids.includes(id))
  const others = ids.filter((id) => !(id in requiredIds))
  return missing.map(([id, page]) => {
    const onlyOther = missing.length === 1 && others.length === 1 ? others[0] : undefined
    const meant = closestMatch(id, others) ?? (others.includes("") ? "" : onlyOther)
    if (meant === undefined) {
      const message =
        `has no entry with the id ${quote(id)}. It is needed by ${page}. ` +
        "Add the entry again, or copy it from an earlier version in the Git history."
      return { path: [], message }
    }
    const mistake = meant === "" ? "is missing or not a text." : `is ${quote(meant)}.`
    const message = `${mistake} Did you mean ${quote(id)}? The id must stay ${quote(id)}: this entry is needed by ${page}.`
    return { path: [ids.indexOf(meant), "id"], message }
  })
}
