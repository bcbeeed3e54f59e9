/**
 * The content report: names what in valid content is probably out of date, contradictory or made up. Nothing here is a
 * mistake that stops the build; the content check reports those.
 */
import { calendarDate } from "../../src/format/calendarDate"
import { formatCount } from "../../src/format/number"
import { readableFiles } from "../check"
import { formatMistake, type LocatedMistake } from "../check/mistake"
import { locateMistakes } from "../check/position"
import type { ContentSource } from "../check/source"
import { contentSchema } from "../model"
import { programInstants } from "../model/deadlines"
import { timeZone } from "../../src/timeZone"
import { factsFrom } from "../model/facts"
import { zonedTimeToInstant } from "../../src/format/zonedTimeToInstant"
import { seasonAt } from "../../src/season"
import { findMissingPhotos } from "./missingPhotos"
import { findHiddenCommitDeadlines } from "./commitDeadlines"
import { findConfusedPeople } from "./confusedPeople"
import { findCopiedTexts } from "./copiedTexts"
import { findDifferentCounters } from "./counters"
import { findDifferentYears } from "./differentYears"
import { findEndedPrograms } from "./endedPrograms"
import type { ReportInput, ReportRule } from "./finding"
import { findOldDocuments } from "./oldDocuments"
import { findOldPrices } from "./oldPrices"
import { findOldYears } from "./oldYears"
import { findPastDates } from "./pastDates"
import { findPrivateAddresses } from "./privateAddresses"
import { findRepeatedFacts } from "./repeatedFacts"
import { findOtherForms } from "./redirectForms"
import { findRepeatedPictures } from "./repeatedPictures"
import { findRepeatedTargets } from "./repeatedTargets"
import { findReservedDomains } from "./reservedDomains"
import { findSamples } from "./samples"
import { findSeasonTexts } from "./seasonTexts"
import { findUnansweredQuestions } from "./unansweredQuestions"
import { findUnnamedRounds } from "./unnamedRounds"
import { findUnusedFiles } from "./unusedFiles"
import { findWrittenDates } from "./writtenDates"
import { findWrittenNumbers } from "./writtenNumbers"

/** Kinds of findings, each with its rule and its headline. The most urgent kind is first. */
export const kinds = {
  missingPhoto: { find: findMissingPhotos, headline: "People without a photo" },
  season: { find: findSeasonTexts, headline: "Texts that say open or closed against the dates" },
  differentYears: { find: findDifferentYears, headline: "Programs in different years" },
  endedProgram: { find: findEndedPrograms, headline: "Texts and links of a program that has ended" },
  pastDate: { find: findPastDates, headline: "Dates in the past" },
  unnamedRound: { find: findUnnamedRounds, headline: "Application rounds that no text has" },
  commitDeadline: { find: findHiddenCommitDeadlines, headline: "Commit deadlines that only the letter shows" },
  oldYear: { find: findOldYears, headline: "Texts, ids and links with an old year" },
  writtenDate: { find: findWrittenDates, headline: "Days in words that no date has" },
  writtenNumber: { find: findWrittenNumbers, headline: "Numbers that do not follow the plans and programs" },
  oldPrice: { find: findOldPrices, headline: "Prices and aid dates that may be old or wrong" },
  oldDocument: { find: findOldDocuments, headline: "Documents that may not be about the next cohort" },
  difference: { find: findDifferentCounters, headline: "Counters that differ from a claim" },
  confusedPeople: { find: findConfusedPeople, headline: "People who may be confused" },
  repeatedPicture: { find: findRepeatedPictures, headline: "Pictures that are shown twice" },
  copiedText: { find: findCopiedTexts, headline: "Answers and weeks with the text of another one" },
  otherForm: { find: findOtherForms, headline: "Redirects that may open another form" },
  privateAddress: { find: findPrivateAddresses, headline: "Addresses that only you may open" },
  unanswered: { find: findUnansweredQuestions, headline: "Questions of families without an answer" },
  samples: { find: findSamples, headline: "Files with sample entries" },
  repeatedFact: { find: findRepeatedFacts, headline: "Former names, and the name or address of the site as words" },
  repeatedTarget: { find: findRepeatedTargets, headline: "Links for search engines with the same target" },
  reservedDomain: { find: findReservedDomains, headline: "Addresses that cannot exist" },
  unusedFile: { find: findUnusedFiles, headline: "Files that nothing uses" },
} satisfies Record<string, { find: ReportRule; headline: string }>

export type FindingKind = keyof typeof kinds

type Finding = LocatedMistake & { kind: FindingKind }

type ReportSource = Pick<ContentSource, "texts" | "pictures" | "otherFiles">

/**
 * Returns all findings, the most urgent kind first, in the order of the model's files.
 * @param source content in which the check found no mistake
 * @param today calendar date, `2026-01-15`
 */
export function reportContent(source: ReportSource, today: string): Finding[] {
  const input = inputOf(source, today)
  return (Object.keys(kinds) as FindingKind[]).flatMap((kind) =>
    locateMistakes(kinds[kind].find(input), source.texts).map((mistake) => ({ ...mistake, kind })),
  )
}

export function inputOf({ texts, pictures, otherFiles }: ReportSource, today: string): ReportInput {
  const files = readableFiles(texts)
  const content = contentSchema.parse(Object.fromEntries(files.map(({ file, data }) => [file.path, data])))
  const noon = Date.parse(zonedTimeToInstant(today, "12:00", timeZone))
  const season = seasonAt(content["programs.json"].map(programInstants), noon)
  return { content, files, facts: factsFrom(content), today, season, pictures, otherFiles }
}

/** Returns the report as lines: the findings of each kind below a headline, and the total. */
export function formatReport(findings: readonly Finding[], today: string, folder?: string): string[] {
  const sections = Object.entries(kinds).flatMap(([kind, { headline }]) => {
    const lines = findings
      .filter((finding) => finding.kind === kind)
      .map((finding) => `  ${formatMistake(finding, folder)}`)
    return lines.length > 0 ? [`${headline} (${lines.length})`, ...lines, ""] : []
  })
  const total = formatCount(findings.length, "finding")
  return [`Content report of ${today}`, "", ...sections, `Total: ${total}. Findings do not stop the build.`]
}

/** Returns the calendar date of the program as `2026-01-15`. A deadline is past when its day has ended there. */
export const today = (now = new Date()) => calendarDate(now, timeZone)
