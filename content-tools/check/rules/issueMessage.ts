/** Turns zod's issues into messages for maintainers. Uses none of zod's default messages, which are written for programmers. */
import { z } from "zod"
import { describeValue, formatCount, quote, typeNames } from "../../../messages/format"
import { didYouMean } from "../../../messages/suggestion"
import type { FieldDefinition, Schema } from "../traverse"

/**
 * Returns the predicate of a sentence whose subject is the field.
 * @param issue its message is empty if the model defines none
 * @param value value of the field; undefined if the field is missing
 * @param definition of the field in the content model
 */
export function issueMessage(
  issue: z.core.$ZodIssue,
  value: unknown,
  { schema, description }: FieldDefinition,
): string {
  const expected = expectation(schema)
  if (value === undefined) {
    // A rule that compares fields (`crossFieldRule`) has a message for a missing field.
    if (issue.code === "custom") return issue.message
    return `is missing. Write ${expected}.${description ? ` Meaning: ${description}` : ""}`
  }
  if (typeof value === "string" && value.trim() === "")
    // Keeps the remedy: "is not a short name. Use …" becomes "is empty. Use …".
    return issue.message.replace(/^is not [^.]*\./, "is empty.") || `is empty. Write ${expected}.`
  if (issue.message !== "") return `${issue.message}${foundValue(issue, value)}`
  if (typeof value === "number" && issue.code === "too_small")
    return `is ${value}, but has to be at least ${issue.minimum}. Correct the number.`
  if (typeof value === "number" && issue.code === "too_big")
    return `is ${value}, but has to be at most ${issue.maximum}. Correct the number.`
  const suggestion =
    issue.code === "invalid_value" && typeof value === "string" ? didYouMean(value, issue.values.map(String)) : ""
  return `is ${describeValue(value)}, but has to be ${expected}.${suggestion}`
}

function foundValue({ code }: z.core.$ZodIssue, value: unknown): string {
  if (typeof value === "string") return ` Found: ${code === "too_big" ? `${value.length} characters` : quote(value)}.`
  if (typeof value === "number") return ` Found: ${value}.`
  return Array.isArray(value) && value.length > 0 ? ` Found: ${formatCount(value.length, "entry", "entries")}.` : ""
}

/** Returns, for example, `a text in quotation marks` or `one of "research", "launchpad"`. */
function expectation(schema: Schema | undefined): string {
  if (schema instanceof z.ZodEnum) return `one of ${joinValues(schema.options)}`
  if (schema instanceof z.ZodLiteral) return `exactly ${joinValues([...schema.values])}`
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject)
    return "a list of entries: [ { … }, { … } ]"
  return typeNames[typeOf(schema)]
}

function typeOf(schema: Schema | undefined): keyof typeof typeNames {
  if (schema instanceof z.ZodNumber) return "number"
  if (schema instanceof z.ZodBoolean) return "boolean"
  if (schema instanceof z.ZodArray) return "array"
  if (schema instanceof z.ZodObject) return "object"
  return "string"
}

function joinValues(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ")
}
