/** Escapes a text for a string literal in single quotes. Escapes backslashes first, because escaping quotes adds backslashes. */
export function escapeLiteral(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")
}

const singleId = /^\{UUID\}='((?:[^'\\]|\\[\\'])*)'$/

/**
 * Returns the id in a formula that filters by one id.
 * @param formula untrusted input
 * @returns undefined if the formula is not exactly `{UUID}='<literal>'`
 */
export function parseFormula(formula: string): string | undefined {
  const [, literal] = singleId.exec(formula) ?? []
  return literal?.replace(/\\(.)/g, "$1")
}

/** Builds a formula that matches the records with any of the ids. */
export function buildFormula(ids: readonly string[]): string {
  const conditions = ids.map((id) => `{UUID}='${escapeLiteral(id)}'`)
  return conditions.length === 1 ? conditions.join() : `OR(${conditions.join(",")})`
}
