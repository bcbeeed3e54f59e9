import { quote } from "../../../messages/format"
import { predicate, type FieldMistake } from "../mistake"
import { fieldsOf, once, recordsOf, type ParsedFile } from "../traverse"
import { repetitions } from "./repetitions"

/**
 * Reports entries of one list with the same id, country code or redirect path, in list files and in lists inside files.
 * Ignores case, as some hosts do with paths.
 */
export const checkUnique = once((parsed: ParsedFile): FieldMistake[] =>
  fieldsOf(parsed).flatMap(({ path, value }) => {
    const name = path.length === 0 ? parsed.file.uniqueBy : "id"
    const keys = recordsOf(value).map((record) => name && record[name])
    return repetitions(keys.map((key) => (typeof key === "string" ? key.toLowerCase() : undefined))).map(
      ({ index, first }) => ({
        path: [...path, index, name ?? ""],
        ...predicate`is ${quote(String(keys[index]))}, the same as in item ${first + 1}. Each needs a different one.`,
      }),
    )
  }),
)
