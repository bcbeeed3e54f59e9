import type { LocatedProblem } from "../check/problem"
import { findApplicationContradictions } from "./applications"
import { findWrongCommitDeadlines } from "./commitDeadlines"
import { findDifferentCounters } from "./counters"
import type { ReportRule } from "./finding"
import { findOldPrices } from "./oldPrices"
import { findOldYears } from "./oldYears"
import { findPastDates } from "./pastDates"
import { findSamples } from "./samples"
import { findQuotationMarks } from "./quotationMarks"
import { findUnusedFiles } from "./unusedFiles"

const kind = (find: ReportRule, singular: string, plural: string) => ({ find, singular, plural })

/** Kinds of findings, each with its rule and its name. The most urgent kind is first. */
export const kinds = {
  applications: kind(
    findApplicationContradictions,
    "contradiction about applications",
    "contradictions about applications",
  ),
  commitDeadline: kind(
    findWrongCommitDeadlines,
    "commit deadline that does not fit its program",
    "commit deadlines that do not fit their programs",
  ),
  pastDate: kind(findPastDates, "date in the past", "dates in the past"),
  oldYear: kind(findOldYears, "text, id or link with an old year", "texts, ids and links with an old year"),
  oldPrice: kind(findOldPrices, "price or aid date that may be old", "prices and aid dates that may be old"),
  difference: kind(findDifferentCounters, "counter that differs from a claim", "counters that differ from a claim"),
  quotationMarks: kind(findQuotationMarks, "quote in quotation marks", "quotes in quotation marks"),
  samples: kind(findSamples, "file with sample entries", "files with sample entries"),
  unusedFile: kind(findUnusedFiles, "file that nothing uses", "files that nothing uses"),
} as const

export type FindingKind = keyof typeof kinds

/** Something in valid content that is probably out of date or incomplete. */
export type Finding = LocatedProblem & { kind: FindingKind }
