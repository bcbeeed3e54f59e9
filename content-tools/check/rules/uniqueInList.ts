import { quote } from "../../../messages/format"
import { predicate, type FieldMistake } from "../mistake"
import { fieldsOf, type ParsedFile } from "../../model/fields"
import { once } from "../../model/once"
import { recordsOf, textIn } from "../../model/values"
import { repetitions } from "./repetitions"

/**
 * Reports entries of one list with the same id, country code or redirect path, in list files and in lists inside files.
 * Also entries of a list file with the same title, name or other field that the model declares as unique: one of them
 * is a copy. And two links of a list with the same words or address. Reports one field of each entry. Ignores case, as
 * some hosts do with paths, and the signs at the end.
 */
export const checkUnique = once((parsed: ParsedFile): FieldMistake[] =>
  fieldsOf(parsed).flatMap(({ path, value }) => {
    const { uniqueBy, unique = [] } = parsed.file
    const records = recordsOf(value)
    const ofLinks = records.some((record) => "href" in record) ? ["label", "href"] : []
    const names = path.length > 0 ? ["id", ...ofLinks] : [...(uniqueBy ? [uniqueBy] : []), ...unique]
    const found = new Map<number, FieldMistake>()
    for (const name of names)
      for (const { index, first } of repetitions(records.map((record) => keyOf(record[name])))) {
        const message = predicate`is ${quote(textIn(records[index]?.[name]))}, the same as in item ${first + 1}. Each needs a different one.`
        if (!found.has(index)) found.set(index, { path: [...path, index, name], ...message })
      }
    return [...found.values()]
  }),
)

/** Several links may not exist yet: "pending" (`addressOrPending`). */
const keyOf = (value: unknown) =>
  typeof value === "string" && value !== "pending" ? value.toLowerCase().replace(/[\s.!?]+$/, "") : undefined
