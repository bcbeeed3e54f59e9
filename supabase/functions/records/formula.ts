/** Escapes a text for a literal in single quotes: the backslash first, then the quote. */
export function escapeLiteral(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")
}

const singleId = /^\{UUID\}='((?:[^'\\]|\\[\\'])*)'$/

/**
 * Returns the id of a filter by one id.
 * @param formula untrusted input
 * @returns undefined if the formula is not exactly `{UUID}='<literal>'`
 */
export function parseFormula(formula: string): string | undefined {
  const [, literal] = singleId.exec(formula) ?? []
  return literal?.replace(/\\(.)/g, "$1")
}

/** Builds the filter that matches the records with any of the ids. */
export function buildFormula(ids: readonly string[]): string {
  const conditions = ids.map((id) => `{UUID}='${escapeLiteral(id)}'`)
  return conditions.length === 1 ? conditions.join() : `OR(${conditions.join(",")})`
}
