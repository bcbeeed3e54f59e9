/** Best parse of a sentence: the CKY algorithm (Cocke, Kasami, Younger) with a weighted context-free grammar. */

export interface Tree {
  symbol: string
  /** Index of the first word. */
  from: number
  /** Index after the last word. */
  to: number
  children: Tree[]
}

/**
 * Rules "parent → left right" in Chomsky normal form. A higher score makes a rule more likely.
 * S: sentence, NP and NB: noun phrase with and without determiner, VP: verb phrase, PP: prepositional phrase,
 * D: determiner, A: adjective, N: noun, V: verb, P: preposition.
 */
const RULES: readonly (readonly [parent: string, left: string, right: string, score: number])[] = [
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

/**
 * Returns the parse tree with the highest total score.
 * @param tags parts of speech of the words: D, A, N, V or P
 * @throws Error if the rules do not cover the sentence
 */
export function cky(tags: readonly string[]): Tree {
  const chart = new Map<string, { score: number; tree: Tree }>()
  const key = (i: number, j: number, s: string): string => `${i}:${j}:${s}`
  tags.forEach((symbol, i) =>
    chart.set(key(i, i + 1, symbol), { score: 0, tree: { symbol, from: i, to: i + 1, children: [] } }),
  )
  for (let span = 2; span <= tags.length; span += 1) {
    for (let i = 0; i + span <= tags.length; i += 1) {
      for (let m = i + 1; m < i + span; m += 1) {
        for (const [parent, leftSymbol, rightSymbol, ruleScore] of RULES) {
          const left = chart.get(key(i, m, leftSymbol))
          const right = chart.get(key(m, i + span, rightSymbol))
          if (!left || !right) continue
          const score = ruleScore + left.score + right.score
          const k = key(i, i + span, parent)
          if (score > (chart.get(k)?.score ?? -Infinity)) {
            chart.set(k, { score, tree: { symbol: parent, from: i, to: i + span, children: [left.tree, right.tree] } })
          }
        }
      }
    }
  }
  const best = chart.get(key(0, tags.length, "S"))
  if (!best) throw new Error(`No parse for the tags "${tags.join(" ")}". Change the tags or add a rule to RULES.`)
  return best.tree
}
