import { quote } from "../../../messages/format"
import { predicate, type FieldMistake } from "../mistake"
import { fieldsOf, recordsOf, type ParsedFile } from "../traverse"

/** Reports copied entries of a list file: those that differ in nothing but the field that has to be unique. */
export function checkCopies({ file, data }: ParsedFile): FieldMistake[] {
  const { uniqueBy = "id" } = file
  // Several redirects may have the same target.
  if (uniqueBy === "from") return []
  const keys = recordsOf(data).map((entry) => entry[uniqueBy])
  const contents = recordsOf(data).map((entry) => {
    const others = Object.entries(entry).filter(([name]) => name !== uniqueBy && name !== "sample")
    return others.length > 0 ? JSON.stringify(others) : undefined
  })
  const difference = keys.some((key) => key !== undefined) ? `: only ${quote(uniqueBy)} differs` : ""
  return repetitions(contents)
    .filter(({ index }) => keys[index] === undefined || keys.indexOf(keys[index]) === index)
    .map(({ index, first }) => ({
      path: [index],
      ...predicate`is a copy of item ${first + 1}${difference}. Change it, or remove it.`,
    }))
}

/**
 * Reports entries of one list with the same id, country code or redirect path, in list files and in lists inside files. Ignores case, as
 * some hosts do with paths.
 */
export function checkUnique(parsed: ParsedFile): FieldMistake[] {
  return fieldsOf(parsed).flatMap(({ path, value }) => {
    const name = path.length === 0 ? parsed.file.uniqueBy : "id"
    const keys = recordsOf(value).map((record) => name && record[name])
    return repetitions(keys.map((key) => (typeof key === "string" ? key.toLowerCase() : undefined))).map(
      ({ index, first }) => ({
        path: [...path, index, name ?? ""],
        ...predicate`is ${quote(String(keys[index]))}, the same as in item ${first + 1}. Each needs a different one.`,
      }),
    )
  })
}

/** Returns each repetition of a key with the index of its first occurrence. Skips undefined. */
function repetitions(keys: readonly (string | undefined)[]): { index: number; first: number }[] {
  return keys.flatMap((key, index) => {
    const first = keys.indexOf(key)
    return key === undefined || first === index ? [] : [{ index, first }]
  })
}
