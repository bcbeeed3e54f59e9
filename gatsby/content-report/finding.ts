import type { ContentProblem, LocatedProblem } from "../content-check/problem"
import type { ContentSource } from "../content-check/source"
import type { ParsedFile } from "../content-check/traverse"
import type { Facts } from "../content-model/facts"

/** Kinds of findings, each with its singular and plural. The most urgent kind is first. */
export const kinds = {
  applications: ["contradiction about applications", "contradictions about applications"],
  commitDeadline: ["commit deadline that does not fit its program", "commit deadlines that do not fit their programs"],
  pastDate: ["date in the past", "dates in the past"],
  oldYear: ["text or link with an old year", "texts and links with an old year"],
  difference: ["claim that differs between places", "claims that differ between places"],
  insecureLink: ["address without https", "addresses without https"],
  fileNameAsText: ["alternative text that is a file name", "alternative texts that are file names"],
  typedFact: ["fact typed out in a text", "facts typed out in texts"],
  samples: ["file with sample entries", "files with sample entries"],
  unusedPicture: ["picture that nothing uses", "pictures that nothing uses"],
} as const

export type FindingKind = keyof typeof kinds

/** Something in valid content that is probably out of date or incomplete. */
export type Finding = LocatedProblem & { kind: FindingKind }

/** What the rules read. */
export interface ReportInput {
  content: readonly ParsedFile[]
  facts: Facts
  /** Calendar date, `2026-01-15`. */
  today: string
  pictures: ContentSource["pictures"]
}

/** Returns the findings of one kind. */
export type ReportRule = (input: ReportInput) => ContentProblem[]
