import { quote } from "../../../messages/format"
import { predicate, type FieldMistake } from "../mistake"
import { recordsOf, type ParsedFile } from "../traverse"
import { repetitions } from "./repetitions"

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
