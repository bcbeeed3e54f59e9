import { z } from "zod"
import { quote } from "../format"
import type { FieldProblem } from "../problem"
import { fieldsOf, recordsOf, shapeOf, unwrap, type ParsedFile } from "../traverse"

/** Reports copied entries of a list file: those that differ in nothing but the field that has to be unique. */
export function checkCopies(parsed: ParsedFile): FieldProblem[] {
  const { kind, uniqueBy } = parsed.file
  // Several redirects may have the same target.
  if (kind !== "list" || uniqueBy === "from") return []
  const contents = recordsOf(parsed.data).map((entry) => {
    const others = Object.entries(entry).filter(([name]) => name !== uniqueBy && name !== "sample")
    const fields = others.map((field) => JSON.stringify(field))
    return fields.length > 0 ? fields.sort().join() : undefined
  })
  const difference = uniqueBy ? `: only ${quote(uniqueBy)} differs` : ""
  const sameKeys = new Set(checkUnique(parsed).map(({ path }) => path[0]))
  return repetitions(contents)
    .filter(({ index }) => !sameKeys.has(index))
    .map(({ index, first }) => ({
      path: [index],
      message: `is a copy of item ${first + 1}${difference}. Change it, or remove it.`,
    }))
}

/** Reports entries of one list with the same id, country code or redirect path, in list files and in lists inside files. */
export function checkUnique(parsed: ParsedFile): FieldProblem[] {
  return fieldsOf(parsed).flatMap(({ schema, path, value }) => {
    const name = path.length === 0 ? parsed.file.uniqueBy : "id"
    const entry = schema instanceof z.ZodArray && unwrap(schema.element)
    if (!name || !(entry instanceof z.ZodObject && name in shapeOf(entry))) return []
    const keys = recordsOf(value).map((record) => (typeof record[name] === "string" ? record[name] : undefined))
    return repetitions(keys).map(({ index, first, key }) => ({
      path: [...path, index, name],
      message: `is ${quote(key)}, the same as in item ${first + 1}. Each needs a different one.`,
    }))
  })
}

/** Returns each repetition of a key with the index of its first occurrence. Skips undefined. */
function repetitions(keys: readonly (string | undefined)[]): { key: string; index: number; first: number }[] {
  // A map, because the time of `indexOf` for each key grows with the square of the length.
  const firstIndexes = new Map(keys.map((key, index) => [key, index] as const).reverse())
  return keys.flatMap((key, index) => {
    const first = firstIndexes.get(key) ?? index
    return key === undefined || first === index ? [] : [{ key, index, first }]
  })
}
