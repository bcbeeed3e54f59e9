/** Selects the fields that the rules read. */
import { z } from "zod"
import type { ContentProblem } from "../check/problem"
import { fieldsOf, isRecord, valueAt, type Field, type ParsedFile } from "../check/traverse"

/** A field whose value is a string. */
export interface TextField extends Field {
  value: string
  parsed: ParsedFile
}

export function textsOf(content: readonly ParsedFile[]): TextField[] {
  return content.flatMap((parsed) =>
    fieldsOf(parsed).flatMap((field) =>
      typeof field.value === "string" ? [{ ...field, value: field.value, parsed }] : [],
    ),
  )
}

/** Whether a field has words, as a heading does. Dates, links and ids have a fixed format. */
export function isFreeText({ schema, role }: Field): boolean {
  if (role === "prose") return true
  return schema instanceof z.ZodString && z.safeParse(schema, "Any words").success
}

/** Whether a field is a calendar date such as `2025-06-17`. */
export function isDateField(field: TextField): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(field.value) && !isFreeText(field)
}

/** Files about what people did or what an address was. A year in these texts stays right. */
const historicalFiles: ReadonlySet<string> = new Set([
  "publications.json",
  "redirects.json",
  "research-highlights.json",
  "team.json",
  "testimonials.json",
])

/** Whether a past year or date in this field is a mistake. False for the words of a date that is in the field beside them. */
export function isAboutCohort({ parsed, path }: TextField): boolean {
  if (historicalFiles.has(parsed.file.path)) return false
  const group = valueAt(parsed.data, path.slice(0, -1))
  return !(path.at(-1) === "label" && isRecord(group) && "date" in group)
}

/** Returns a text with its references to facts replaced by spaces, so that offsets stay the same. */
export function withoutReferences(text: string): string {
  return text.replace(/\{\{[^{}]*\}\}/g, (reference) => " ".repeat(reference.length))
}

export function problemAt({ parsed, path }: TextField, message: string): ContentProblem {
  return { file: parsed.file.path, path, message }
}
