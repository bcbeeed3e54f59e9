interface Paper {
  readonly id: string
  readonly mentor?: string | undefined
  readonly track?: string | undefined
}

/** Number of papers below a paper: a row on wide screens. */
const limit = 3

/**
 * Returns the ids of the papers that the page of a paper leads to: first those of the same mentor or capstone track,
 * then others, so that no page is the end of a visit.
 */
export function relatedPapers({ id, mentor, track }: Paper, papers: readonly Paper[]): string[] {
  const others = papers.filter((paper) => paper.id !== id)
  const isRelated = (paper: Paper) => Boolean((mentor && paper.mentor === mentor) || (track && paper.track === track))
  return [...others.filter(isRelated), ...others.filter((paper) => !isRelated(paper))]
    .slice(0, limit)
    .map((paper) => paper.id)
}
