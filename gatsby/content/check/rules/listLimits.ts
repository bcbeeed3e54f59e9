import { listLimitOf, tooLongMessage } from "../../model/listLimit"
import type { FieldProblem } from "../problem"
import { fieldsOf, type ParsedFile } from "../traverse"

/** Reports lists with more entries than their places on the site have space for. */
export function checkListLimits(parsed: ParsedFile): FieldProblem[] {
  return fieldsOf(parsed).flatMap(({ path, value, schema }) => {
    const limit = Array.isArray(value) ? listLimitOf(schema) : undefined
    if (!limit || !Array.isArray(value) || value.length <= limit.maxItems) return []
    return [{ path, message: tooLongMessage(limit, value.length) }]
  })
}
