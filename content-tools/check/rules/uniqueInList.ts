import { quote } from "../../../messages/format"
import { predicate, type FieldMistake } from "../mistake"
import { fieldsOf, type ParsedFile } from "../../model/fields"
import { once } from "../../model/once"
import { definitionAt, metaOf } from "../../model/schema"
import { valueAt } from "../../model/values"
import { repetitions } from "./repetitions"

/** Fields that identify an entry of any list. Not its date: `checkSchedule` explains two rounds on one day. */
const identifying = ["id", "isoCode", "from", "person", "name", "shortName", "title", "question", "label", "href"]

/**
 * Reports equal entries of a list, and entries with the same id, name, title, address or other identifying field, in
 * list files and in lists inside files: one of them is a copy. In a list file, the model declares more such fields.
 * Reports one field of each entry. Ignores case, as some hosts do with paths, and the signs at the end.
 */
export const checkUnique = once((parsed: ParsedFile): FieldMistake[] =>
  fieldsOf(parsed).flatMap(({ path, value, schema }) => {
    if (!Array.isArray(value)) return []
    const ofFile = path.length === 0 ? (parsed.file.unique ?? []) : []
    const found = new Map<number, FieldMistake>()
    for (const steps of [...[...identifying, ...ofFile].map((field) => [field]), []]) {
      if (metaOf(definitionAt(schema, [0, ...steps]).schema).mayRepeat) continue
      const values = value.map((_, index) => valueAt(value, [index, ...steps]))
      for (const { index, first } of repetitions(values.map(keyOf))) {
        const same = values[index]
        const words = typeof same === "string" ? `${quote(same)}, the same as in` : "the same as"
        const message = predicate`is ${words} item ${first + 1}. One of items ${first + 1} and ${index + 1} is a copy: change or remove it.`
        if (!found.has(index)) found.set(index, { path: [...path, index, ...steps], ...message })
      }
    }
    return [...found.values()]
  }),
)

/** Several links may not exist yet: "pending" (`addressOrPending`). */
function keyOf(value: unknown): string | undefined {
  if (value === "pending" || !value) return undefined
  const text = typeof value === "string" ? value : JSON.stringify(value)
  return text.toLowerCase().replace(/[\s.!?]+$/, "")
}
