import { z } from "zod"
import { quote } from "../format"
import type { FieldProblem } from "../problem"
import { fieldsOf, isRecord, shapeOf, unwrap, type Field, type ParsedFile } from "../traverse"

/** Reports copied entries of a list file: those that differ in nothing but the field that has to be unique. */
export function checkCopies({ file, data }: ParsedFile): FieldProblem[] {
  // Several redirects may have the same target.
  if (file.kind !== "list" || file.uniqueBy === "from" || !Array.isArray(data)) return []
  const entries = data.map((entry: unknown) => (isRecord(entry) ? entry : {}))
  const contents = entries.map((entry) => {
    const others = Object.entries(entry).filter(([name]) => name !== file.uniqueBy && name !== "sample")
    return JSON.stringify(Object.fromEntries(others.sort(([one], [other]) => (one < other ? -1 : 1))))
  })
  const keys = entries.map((entry) => (file.uniqueBy ? entry[file.uniqueBy] : undefined))
  const firstContents = firstIndexes(contents)
  const firstKeys = firstIndexes(keys)
  return contents.flatMap((content, index) => {
    const first = firstContents.get(content) ?? index
    // `checkUnique` reports a copy whose id is copied too.
    const hasCopiedKey = file.uniqueBy !== undefined && firstKeys.get(keys[index]) !== index
    if (content === "{}" || first === index || hasCopiedKey) return []
    const difference = file.uniqueBy ? `: only ${quote(file.uniqueBy)} differs` : ""
    return [{ path: [index], message: `is a copy of item ${first + 1}${difference}. Change it, or remove it.` }]
  })
}

/** Reports entries of one list with the same id, country code or redirect path, in list files and in lists inside files. */
export function checkUnique(parsed: ParsedFile): FieldProblem[] {
  return fieldsOf(parsed).flatMap((field) => {
    const name = field.path.length === 0 ? parsed.file.uniqueBy : "id"
    const entry = field.schema instanceof z.ZodArray && unwrap(field.schema.element)
    return name && entry instanceof z.ZodObject && name in shapeOf(entry) ? duplicates(field, name) : []
  })
}

function duplicates({ value: list, path }: Field, name: string): FieldProblem[] {
  if (!Array.isArray(list)) return []
  const values = list.map((entry: unknown) => (isRecord(entry) ? entry[name] : undefined))
  const indexes = firstIndexes(values)
  return values.flatMap((value, index) => {
    const first = indexes.get(value) ?? index
    if (typeof value !== "string" || first === index) return []
    const message = `is ${quote(value)}, the same as in item ${first + 1}. Each needs a different one.`
    return [{ path: [...path, index, name], message }]
  })
}

/** Returns the index of the first occurrence of each value. The time of `indexOf` for each value grows with the square of the length. */
function firstIndexes<Value>(values: readonly Value[]): ReadonlyMap<Value, number> {
  return new Map(values.map((value, index): [Value, number] => [value, index]).reverse())
}
