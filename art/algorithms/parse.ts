/** Most probable parse of a sentence: the CKY algorithm (Cocke, Kasami, Younger) with a probabilistic grammar. */

export interface Tree {
  symbol: string
  from: number
  to: number
  children: Tree[]
}

/** A → B C with its log-probability, in Chomsky normal form. */
const RULES: readonly (readonly [string, string, string, number])[] = [
  ["S", "NP", "VP", 0],
  ["NP", "D", "N", -0.4],
  ["NP", "D", "NB", -1.0],
  ["NP", "NP", "PP", -1.9],
  ["NB", "A", "N", -0.3],
  ["NB", "A", "NB", -1.5],
  ["VP", "V", "NP", -0.5],
  ["VP", "VP", "PP", -1.2],
  ["PP", "P", "NP", 0],
]

/** Best tree over tagged words. */
export function cky(tags: readonly string[]): Tree {
  const chart = new Map<string, { score: number; tree: Tree }>()
  const key = (i: number, j: number, s: string): string => `${i}:${j}:${s}`
  tags.forEach((symbol, i) =>
    chart.set(key(i, i + 1, symbol), { score: 0, tree: { symbol, from: i, to: i + 1, children: [] } }),
  )
  for (let span = 2; span <= tags.length; span += 1) {
    for (let i = 0; i + span <= tags.length; i += 1) {
      for (let m = i + 1; m < i + span; m += 1) {
        for (const [a, b, c, p] of RULES) {
          const left = chart.get(key(i, m, b))
          const right = chart.get(key(m, i + span, c))
          if (!left || !right) continue
          const score = p + left.score + right.score
          const k = key(i, i + span, a)
          if (score > (chart.get(k)?.score ?? -Infinity)) {
            chart.set(k, { score, tree: { symbol: a, from: i, to: i + span, children: [left.tree, right.tree] } })
          }
        }
      }
    }
  }
  const best = chart.get(key(0, tags.length, "S"))
  if (!best) throw new Error("The grammar does not cover the sentence.")
  return best.tree
}
