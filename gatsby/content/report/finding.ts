import type { ContentProblem, LocatedProblem } from "../check/problem"
import type { ContentSource } from "../check/source"
import type { ParsedFile } from "../check/traverse"
import type { Facts } from "../model/facts"

/** Kinds of findings, each with its singular and plural. The most urgent kind is first. */
export const kinds = {
  applications: ["contradiction about applications", "contradictions about applications"],
  commitDeadline: ["commit deadline that does not fit its program", "commit deadlines that do not fit their programs"],
  pastDate: ["date in the past", "dates in the past"],
  oldYear: ["text, id or link with an old year", "texts, ids and links with an old year"],
  oldPrice: ["price or aid date that may be old", "prices and aid dates that may be old"],
  difference: ["counter that differs from a claim", "counters that differ from a claim"],
  quotationMarks: ["quote in quotation marks", "quotes in quotation marks"],
  samples: ["file with sample entries", "files with sample entries"],
  unusedPicture: ["picture that nothing uses", "pictures that nothing uses"],
  strayFile: ["file that the site does not use", "files that the site does not use"],
} as const

export type FindingKind = keyof typeof kinds

/** Something in valid content that is probably out of date or incomplete. */
export type Finding = LocatedProblem & { kind: FindingKind }

/** What the rules read. */
export interface ReportInput {
  content: readonly ParsedFile[]
  facts: Facts
  /** Facts of the last cohort; empty if they are not known. */
  lastFacts: Facts
  /** Calendar date, `2026-01-15`. */
  today: string
  pictures: ContentSource["pictures"]
  otherFiles: ContentSource["otherFiles"]
}

/** Returns the findings of one kind. */
export type ReportRule = (input: ReportInput) => ContentProblem[]
