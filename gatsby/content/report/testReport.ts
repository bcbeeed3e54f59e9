/** Helpers that report the fixture content of `test/content` with some values replaced. */
import type { ContentPath } from "../check"
import { replaced, validContent, validTexts, type Content } from "../check/testContent"
import type { Facts } from "../model/facts"
import type { FindingKind } from "./finding"
import { inputOf, rules } from "./index"

/** A day on which the rounds of the fixture are open and its programs have not begun. */
export const winter2025 = "2025-01-15"

/** A replacement: file, path, value. */
export type Change = readonly [string, ContentPath, unknown]

/** Returns the fixture with values replaced, by file. A value that is undefined removes its field. */
function changedContent(changes: readonly Change[]): Content {
  return changes.reduce<Content>(
    (content, [file, path, value]) => ({ ...content, [file]: replaced(content[file], path, value) }),
    validContent,
  )
}

interface Options {
  today?: string
  pictures?: readonly string[]
  otherFiles?: readonly string[]
  lastFacts?: Facts
}

/** Returns the findings of one kind as lines such as `faq.json 1.answer names 2025 …`. */
export function findingsIn(
  kind: FindingKind,
  changes: readonly Change[] = [],
  { today = winter2025, pictures = [], otherFiles = [], lastFacts = {} }: Options = {},
): string[] {
  const changed = changedContent(changes)
  const texts = new Map([...validTexts.keys()].map((file) => [file, JSON.stringify(changed[file])]))
  const source = { texts, otherFiles, pictures: new Map(pictures.map((name) => [name, { bytes: 1 }])) }
  const input = inputOf(source, today, lastFacts)
  return rules[kind](input).map(({ file, path = [], message }) =>
    [file, path.join("."), message].filter(Boolean).join(" "),
  )
}

/** Returns the messages of one kind at the answer of a question, in which running text may refer to facts. */
export function findingsInText(kind: FindingKind, text: string, today?: string): string[] {
  const start = "faq.json 0.answer "
  return findingsIn(kind, [["faq.json", [0, "answer"], text]], today === undefined ? {} : { today })
    .filter((line) => line.startsWith(start))
    .map((line) => line.slice(start.length))
}
