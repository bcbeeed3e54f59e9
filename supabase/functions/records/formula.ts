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
