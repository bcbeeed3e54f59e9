import type { ContentMistake } from "../check/mistake"
import type { ContentSource } from "../check/source"
import type { ParsedFile } from "../model/fields"
import type { Content } from "../model"
import type { Facts } from "../model/facts"
import type { Season } from "../../src/season"

export interface ReportInput extends Pick<ContentSource, "pictures" | "otherFiles"> {
  content: Content
  /** The same content, for rules about every text. */
  files: readonly ParsedFile[]
  facts: Facts
  /** Calendar date in Los Angeles, `2026-01-15`. */
  today: string
  /** The states on this day. */
  season: Season
}

/**
 * Returns the findings of one kind: what in valid content is probably out of date or incomplete. A finding has the
 * fields of a mistake.
 */
export type ReportRule = (input: ReportInput) => ContentMistake[]
