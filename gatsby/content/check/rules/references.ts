import { formatList, quote } from "../format"
import type { FieldProblem } from "../problem"
import { didYouMean } from "../suggestion"
import { entriesOf, fieldsOf, isValid, type ParsedFile } from "../traverse"

/** Reports references to entries that do not exist. */
export function checkReferences(parsed: ParsedFile, content: readonly ParsedFile[]): FieldProblem[] {
  return fieldsOf(parsed).flatMap((field): FieldProblem[] => {
    const { value, path, to } = field
    const ids = to === undefined ? undefined : entriesOf(content, to)?.map(({ id }) => String(id))
    if (typeof value !== "string" || !ids || ids.includes(value) || !isValid(field)) return []
    const fallback = ids.length > 0 ? ` The ids are: ${formatList(ids)}.` : ""
    const message = `is ${quote(value)}, but content/${to} has no entry with that id.${didYouMean(value, ids, fallback)}`
    return [{ path, message }]
  })
}
