/** Helpers that report the fixture content of `test/content` with some values replaced. */
import { changedTexts, type Change } from "../../check/testing/content"
import { inputOf, kinds, type FindingKind } from "../index"

export type { Change }

/** What a maintainer changes first for a new cohort. */
export const datesOf2026: readonly Change[] = [
  ["programs.json", [0, "startDate"], "2026-06-16"],
  ["programs.json", [0, "endDate"], "2026-07-14"],
  ["programs.json", [1, "startDate"], "2026-06-16"],
  ["programs.json", [1, "endDate"], "2026-08-11"],
]

interface Options {
  /** Default: a day on which the rounds of the fixture are open and its programs have not begun. */
  today?: string
  pictures?: readonly string[]
  drawings?: readonly string[]
  otherFiles?: readonly string[]
}

/** Returns the findings of one kind as lines such as `faq.json 1.answer names 2025 …`. */
export function findingsIn(
  kind: FindingKind,
  changes: readonly Change[] = [],
  { today = "2025-01-15", pictures = [], drawings = [], otherFiles = [] }: Options = {},
): string[] {
  const texts = changedTexts(changes)
  const files = [...pictures, ...drawings].map((name) => ({ file: name, bytes: 1, isDrawing: drawings.includes(name) }))
  const source = { texts, pictures: new Map(files.map((picture) => [picture.file, picture])), otherFiles }
  const findings = kinds[kind].find(inputOf(source, today))
  return findings.map(({ file, path = [], message }) => [file, path.join("."), message].filter(Boolean).join(" "))
}

/** Returns the messages of one kind at the answer of a question, in which running text may refer to facts. */
export function findingsInText(kind: FindingKind, text: string, today?: string): string[] {
  const start = "faq.json 0.answer "
  return findingsIn(kind, [["faq.json", [0, "answer"], text]], today === undefined ? {} : { today })
    .filter((line) => line.startsWith(start))
    .map((line) => line.slice(start.length))
}
