/**
 * Turns zod's issues into predicates for maintainers. Uses none of zod's default messages, which are written for
 * programmers.
 */
import { z } from "zod"
import { describeValue, quote, typeNames } from "../../../messages/format"
import { formatCount } from "../../../src/format/number"
import { didYouMean } from "../../../messages/suggestion"
import { predicate, type Predicate } from "../mistake"
import type { FieldDefinition, Schema } from "../../model/schema"

/**
 * Returns what is wrong with a field.
 * @param issue its message is empty if the model defines none
 * @param value value of the field; undefined if the field is missing
 * @param definition of the field in the content model
 */
export function issuePredicate(
  issue: z.core.$ZodIssue,
  value: unknown,
  { schema, description }: FieldDefinition,
): Predicate {
  const expected = expectation(issue, schema)
  if (value === undefined) {
    // A rule that compares fields (`crossFieldRule`) has a message for a missing field.
    if (issue.code === "custom") return { message: issue.message }
    return predicate`is missing. Write ${expected}.${description ? ` Meaning: ${description}` : ""}`
  }
  const isEmpty = typeof value === "string" && value.trim() === ""
  if (issue.message !== "")
    return { message: isEmpty ? issue.message : `${issue.message}${foundValue(issue, value)}`, cause: issue.message }
  if (isEmpty) return predicate`is empty. Write ${expected}.`
  if (typeof value === "number" && issue.code === "too_small")
    return predicate`is ${value}, but has to be at least ${String(issue.minimum)}. Correct the number.`
  if (typeof value === "number" && issue.code === "too_big")
    return predicate`is ${value}, but has to be at most ${String(issue.maximum)}. Correct the number.`
  const suggestion =
    issue.code === "invalid_value" && typeof value === "string" ? didYouMean(value, issue.values.map(String)) : ""
  return predicate`is ${describeValue(value)}, but has to be ${expected}.${suggestion}`
}

function foundValue({ code }: z.core.$ZodIssue, value: unknown): string {
  if (typeof value === "string") return ` Found: ${code === "too_big" ? `${value.length} characters` : quote(value)}.`
  if (typeof value === "number") return ` Found: ${value}.`
  return Array.isArray(value) && value.length > 0 ? ` Found: ${formatCount(value.length, "entry", "entries")}.` : ""
}

/** Returns, for example, `a text in quotation marks` or `one of "research", "launchpad"`. */
function expectation(issue: z.core.$ZodIssue, schema: Schema | undefined): string {
  if (issue.code === "invalid_value")
    return `${issue.values.length > 1 ? "one of" : "exactly"} ${joinValues(issue.values)}`
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject)
    return "a list of entries: [ { … }, { … } ]"
  // All other kinds of issues have a message, or are about numbers.
  const { expected } = issue as z.core.$ZodIssueInvalidType
  return typeNames[expected as keyof typeof typeNames]
}

function joinValues(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ")
}
