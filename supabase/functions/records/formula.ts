const singleId = /^\{UUID\}='((?:[^'\\]|\\[\\'])*)'$/

/** Returns the id in a formula that is exactly `{UUID}='<literal>'`; undefined for any other. The formula is untrusted input. */
export function parseFormula(formula: string): string | undefined {
  const [, literal] = singleId.exec(formula) ?? []
  return literal?.replace(/\\(.)/g, "$1")
}
