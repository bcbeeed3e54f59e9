/** What zod finds, in sentences. No word of zod's own ever reaches a maintainer. */
import { z } from "zod"
import { didYouMean } from "./didYouMean"
import { counted, kindInWords, listed, quoted, valueInWords } from "./inWords"
import type { Place, Schema } from "./walk"

/** How every sentence about a missing field begins. */
export const missingSentence = "is missing."

/**
 * Second half of a sentence that begins with the field's name.
 * @param issue what zod says; its message is empty where the schema has no words of its own
 * @param value what stands in the field, undefined where the field is missing
 * @param place the field in the model
 */
export function sentence(issue: z.core.$ZodIssue, value: unknown, place: Place): string {
  // The schema's own words about a missing field come from conditions between two fields.
  if (value === undefined) return (issue.code === "custom" && issue.message) || missing(place)
  if (value === null) return `is null, but has to be ${expected(place.schema)}.${mayBeLeftOut(place)}`
  if (issue.message && !isOfOtherKind(issue, value)) return ownWords(issue, value, place)
  return generalWords(issue, value, place)
}

function missing(place: Place): string {
  return `${missingSentence} Write it as ${example(place.schema)}.${meaning(place)}`
}

function meaning({ description }: Place): string {
  return description ? ` Meaning: ${description}` : ""
}

/** Alternatives are told by one message, which speaks of texts only. */
function isOfOtherKind(issue: z.core.$ZodIssue, value: unknown): boolean {
  return issue.code === "invalid_union" && typeof value !== "string"
}

function ownWords({ code, message }: z.core.$ZodIssue, value: unknown, place: Place): string {
  if (isBlank(value)) return `${message.replace(/^is not [^.]*\./, "is empty.")}${mayBeLeftOut(place)}`
  if (typeof value === "string")
    return `${message} Found: ${code === "too_big" ? `${value.length} characters` : quoted(value)}.`
  if (typeof value === "number") return `${message} Found: ${value}.`
  return Array.isArray(value) && value.length > 0
    ? `${message} Found: ${counted(value.length, "entry", "entries")}.`
    : message
}

function generalWords(issue: z.core.$ZodIssue, value: unknown, place: Place): string {
  if (isBlank(value)) return `is empty. It has to be ${expected(place.schema)}.${mayBeLeftOut(place)}`
  switch (issue.code) {
    case "invalid_value": {
      const near = typeof value === "string" ? didYouMean(value, issue.values.map(String)) : ""
      return `is ${valueInWords(value)}, but has to be ${expected(place.schema)}.${near}${near ? "" : mayBeLeftOut(place)}`
    }
    case "too_small":
    case "too_big":
      return sizeInWords(issue, value)
    default:
      return isKindOf(value, place.schema)
        ? `is ${valueInWords(value)}, which does not fit here.${meaning(place)}`
        : `is ${valueInWords(value)}, but has to be ${expected(place.schema)}.`
  }
}

function isKindOf(value: unknown, schema: Schema | undefined): boolean {
  return Array.isArray(value) ? kindOf(schema) === "array" : typeof value === kindOf(schema)
}

function sizeInWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): string {
  const isSmall = issue.code === "too_small"
  const limit = isSmall ? issue.minimum : issue.maximum
  const bound = issue.exact ? "exactly" : isSmall ? "at least" : "at most"
  if (Array.isArray(value))
    return `has ${counted(value.length, "entry", "entries")}, but has to have ${bound} ${limit}.`
  if (typeof value === "string")
    return `has ${counted(value.length, "character", "characters")}, but has to have ${bound} ${limit}.`
  const strict = issue.inclusive === false ? (isSmall ? "more than" : "less than") : bound
  return `is ${valueInWords(value)}, but has to be ${strict} ${limit}.`
}

/** What a field takes, such as `a text in quotation marks` or `one of "research", "launchpad"`. */
function expected(schema: Schema | undefined): string {
  if (schema instanceof z.ZodEnum) return `one of ${listed(schema.options)}`
  if (schema instanceof z.ZodLiteral) return `exactly ${listed([...schema.values])}`
  return kindInWords[kindOf(schema)]
}

function kindOf(schema: Schema | undefined): keyof typeof kindInWords {
  if (schema instanceof z.ZodNumber) return "number"
  if (schema instanceof z.ZodBoolean) return "boolean"
  if (schema instanceof z.ZodArray) return "array"
  if (schema instanceof z.ZodObject) return "object"
  return "string"
}

function example(schema: Schema | undefined): string {
  if (schema instanceof z.ZodEnum) return listed(schema.options).replace(/, (?=[^,]*$)/, " or ")
  if (schema instanceof z.ZodLiteral) return listed([...schema.values])
  return {
    number: "a number",
    boolean: "true or false",
    array: "a list: [ … ]",
    object: "a group: { … }",
    string: 'a text: "…"',
  }[kindOf(schema)]
}

function mayBeLeftOut({ optional }: Place): string {
  return optional ? " Or remove the line: it may be left out." : ""
}

function isBlank(value: unknown): boolean {
  return typeof value === "string" && value.trim() === ""
}
