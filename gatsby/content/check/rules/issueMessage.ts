/** Turns zod's issues into messages for maintainers. Uses none of zod's default messages, which are written for programmers. */
import { z } from "zod"
import { expectation, typeOf } from "../../model/expectation"
import { describeValue, formatCount, formatList, quote } from "../format"
import { didYouMean } from "../suggestion"
import type { FieldDefinition, Schema } from "../traverse"

/**
 * Returns the predicate of a sentence whose subject is the field.
 * @param issue its message is empty if the model defines none
 * @param value value of the field; undefined if the field is missing
 * @param definition of the field in the content model
 */
export function issueMessage(issue: z.core.$ZodIssue, value: unknown, definition: FieldDefinition): string {
  const expected = expectation(definition.schema)
  const meaning = definition.description ? ` Meaning: ${definition.description}` : ""
  const isBlank = typeof value === "string" && value.trim() === ""
  if (value === undefined) {
    // A rule that compares fields (`crossFieldRule`) has a message for a missing field.
    if (issue.code === "custom" && issue.message) return issue.message
    return `is missing. Write it as ${example(definition.schema)}.${meaning}`
  }
  if (value === null) return `is null, but has to be ${expected}.`
  const hasModelMessage = issue.message !== ""
  if (isBlank) {
    if (!hasModelMessage) return `is empty. It has to be ${expected}.`
    // Keeps the remedy: "is not a short name. Use …" becomes "is empty. Use …".
    return issue.message.replace(/^is not [^.]*\./, "is empty.")
  }
  if (hasModelMessage) return `${issue.message}${foundValue(issue, value)}`
  if (issue.code === "invalid_value") {
    const suggestion = typeof value === "string" ? didYouMean(value, issue.values.map(String)) : ""
    return `is ${describeValue(value)}, but has to be ${expected}.${suggestion}`
  }
  if (typeof value === "number" && issue.code === "too_small")
    return `is ${value}, but has to be at least ${issue.minimum}. Correct the number.`
  if (typeof value === "number" && issue.code === "too_big")
    return `is ${value}, but has to be at most ${issue.maximum}. Correct the number.`
  return hasType(value, definition.schema)
    ? `is ${describeValue(value)}, which is not allowed here.${meaning}`
    : `is ${describeValue(value)}, but has to be ${expected}.`
}

function foundValue({ code }: z.core.$ZodIssue, value: unknown): string {
  if (typeof value === "string") return ` Found: ${code === "too_big" ? `${value.length} characters` : quote(value)}.`
  if (typeof value === "number") return ` Found: ${value}.`
  return Array.isArray(value) && value.length > 0 ? ` Found: ${formatCount(value.length, "entry", "entries")}.` : ""
}

function hasType(value: unknown, schema: Schema | undefined): boolean {
  return Array.isArray(value) ? typeOf(schema) === "array" : typeof value === typeOf(schema)
}

function example(schema: Schema | undefined): string {
  if (schema instanceof z.ZodEnum) return formatList(schema.options).replace(/, (?=[^,]*$)/, " or ")
  if (schema instanceof z.ZodLiteral) return formatList([...schema.values])
  return {
    number: "a number",
    boolean: "true or false",
    array: "a list: [ … ]",
    object: "a group: { … }",
    string: 'a text: "…"',
  }[typeOf(schema)]
}
