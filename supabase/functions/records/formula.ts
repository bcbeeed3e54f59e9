/** A text as it stands between single quotes in a formula: the backslash is escaped first, then the quote. */
export function escapeLiteral(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")
}

/** The one form of filter that is understood. */
const oneId = /^\{UUID\}='((?:[^'\\]|\\[\\'])*)'$/

/**
 * Reads the id out of a filter.
 * @param formula as somebody sent it
 * @returns nothing where the filter is not exactly `{UUID}='<literal>'`
 */
export function idOfFormula(formula: string): string | undefined {
  const [, literal] = oneId.exec(formula) ?? []
  return literal?.replace(/\\(.)/g, "$1")
}

/** The filter that finds the records of all these ids, made from the ids alone. */
export function formulaOfIds(ids: readonly string[]): string {
  const conditions = ids.map((id) => `{UUID}='${escapeLiteral(id)}'`)
  return conditions.length === 1 ? conditions.join() : `OR(${conditions.join(",")})`
}
