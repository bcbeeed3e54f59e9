import { z } from "zod"
import { quote } from "./format"
import type { FieldProblem } from "./problem"
import { fieldsOf, isRecord, shapeOf, unwrap, type Field, type ParsedFile } from "./traverse"

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
  return values.flatMap((value, index) => {
    const first = values.indexOf(value)
    if (typeof value !== "string" || first === index) return []
    const message = `is ${quote(value)}, the same as in item ${first + 1}. Each needs a different one.`
    return [{ path: [...path, index, name], message }]
  })
}
