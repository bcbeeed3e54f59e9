/** A filter that the stand-in understands: `{UUID}='…'`, or several of them in `OR(…)`. */
const condition = String.raw`\{UUID\}\s*=\s*'((?:[^'\\]|\\[\s\S])*)'`
const single = new RegExp(`^${condition}$`)
const several = new RegExp(String.raw`^OR\(\s*(${condition}(?:\s*,\s*${condition})*)\s*\)$`)

/**
 * Ids that a filter lets through.
 * @returns nothing where the formula is none that the stand-in understands
 */
export function idsOfFilter(formula: string): ReadonlySet<string> | undefined {
  const list = single.test(formula) ? formula : several.exec(formula)?.[1]
  if (list === undefined) return undefined
  const literals = [...list.matchAll(new RegExp(condition, "g"))].map(([, literal = ""]) => literal)
  return new Set(literals.map((literal) => literal.replace(/\\([\s\S])/g, "$1")))
}
