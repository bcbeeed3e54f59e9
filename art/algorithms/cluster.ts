/** Agglomerative clustering with average linkage (UPGMA, Sokal & Michener 1958). */

export interface Merge {
  /** Indices of leaves below, in drawing order. */
  leaves: number[]
  height: number
  left?: Merge
  right?: Merge
}

/** Full tree over the items, given their distances. */
export function averageLinkage(count: number, distance: (i: number, j: number) => number): Merge {
  let groups: Merge[] = Array.from({ length: count }, (_, i) => ({ leaves: [i], height: 0 }))
  const between = (a: Merge, b: Merge): number => {
    let s = 0
    for (const i of a.leaves) for (const j of b.leaves) s += distance(i, j)
    return s / (a.leaves.length * b.leaves.length)
  }
  while (groups.length > 1) {
    let best: [Merge, Merge, number] = [groups[0] as Merge, groups[1] as Merge, Infinity]
    groups.forEach((a, i) =>
      groups.slice(i + 1).forEach((b) => {
        const d = between(a, b)
        if (d < best[2]) best = [a, b, d]
      }),
    )
    const [left, right, height] = best
    groups = groups.filter((g) => g !== left && g !== right)
    groups.push({ leaves: [...left.leaves, ...right.leaves], height, left, right })
  }
  return groups[0] as Merge
}

/** The subtrees that a cut at the given height leaves. */
export function cut(tree: Merge, height: number): Merge[] {
  if (tree.height <= height || !tree.left || !tree.right) return [tree]
  return [...cut(tree.left, height), ...cut(tree.right, height)]
}
