import type { LocatedMistake } from "../check/mistake"
import { findAddressesInTexts } from "./addresses"
import { findDifferentCounters } from "./counters"
import type { ReportRule } from "./finding"
import { findOldNames } from "./oldNames"
import { findOldPrices } from "./oldPrices"
import { findOldYears } from "./oldYears"
import { findPastDates } from "./pastDates"
import { findQuotationMarks } from "./quotationMarks"
import { findSamples } from "./samples"
import { findLoneTimeZones } from "./timeZones"
import { findUnansweredQuestions } from "./unansweredQuestions"
import { findUnusedFiles } from "./unusedFiles"

/** Kinds of findings, each with its rule and its headline. The most urgent kind is first. */
export const kinds = {
  pastDate: { find: findPastDates, headline: "Dates in the past" },
  oldYear: { find: findOldYears, headline: "Texts, ids and links with an old year" },
  oldPrice: { find: findOldPrices, headline: "Prices and aid dates that may be old or wrong" },
  oldName: { find: findOldNames, headline: "Old names of programs" },
  timeZone: { find: findLoneTimeZones, headline: "Time zones that may be wrong" },
  difference: { find: findDifferentCounters, headline: "Counters that differ from a claim" },
  unanswered: { find: findUnansweredQuestions, headline: "Questions of families without an answer" },
  address: { find: findAddressesInTexts, headline: "Addresses in texts, which are no links" },
  quotationMarks: { find: findQuotationMarks, headline: "Quotes in quotation marks" },
  samples: { find: findSamples, headline: "Files with sample entries" },
  unusedFile: { find: findUnusedFiles, headline: "Files that nothing uses" },
} satisfies Record<string, { find: ReportRule; headline: string }>

export type FindingKind = keyof typeof kinds

/** Something in valid content that is probably out of date or incomplete. */
export type Finding = LocatedMistake & { kind: FindingKind }
