/** Agglomerative clustering with average linkage (UPGMA, Sokal & Michener 1958). */

/** A single item or the union of two clusters. */
export interface Cluster {
  /** Indices of its items, in the order of the dendrogram's leaves. */
  items: number[]
  /** Mean distance between the items of `left` and `right`; 0 for a single item. */
  height: number
  left?: Cluster
  right?: Cluster
}

/** Merges the two nearest clusters until one is left, and returns that one. */
export function averageLinkage(count: number, distance: (i: number, j: number) => number): Cluster {
  let groups: Cluster[] = Array.from({ length: count }, (_, i) => ({ items: [i], height: 0 }))
  const meanDistance = (a: Cluster, b: Cluster): number => {
    let s = 0
    for (const i of a.items) for (const j of b.items) s += distance(i, j)
    return s / (a.items.length * b.items.length)
  }
  while (groups.length > 1) {
    let best: [Cluster, Cluster, number] = [groups[0] as Cluster, groups[1] as Cluster, Infinity]
    groups.forEach((a, i) =>
      groups.slice(i + 1).forEach((b) => {
        const d = meanDistance(a, b)
        if (d < best[2]) best = [a, b, d]
      }),
    )
    const [left, right, height] = best
    groups = groups.filter((g) => g !== left && g !== right)
    groups.push({ items: [...left.items, ...right.items], height, left, right })
  }
  return groups[0] as Cluster
}

/** Returns the largest clusters that are not higher than a height. */
export function clustersBelow(tree: Cluster, height: number): Cluster[] {
  if (tree.height <= height || !tree.left || !tree.right) return [tree]
  return [...clustersBelow(tree.left, height), ...clustersBelow(tree.right, height)]
}
