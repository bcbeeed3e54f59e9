/** Describes for maintainers, who are not programmers, what a field of the content model has to be. */
import { z } from "zod"

export const typeNames = {
  string: "a text in quotation marks",
  number: "a number without quotation marks, such as 1460",
  boolean: "true or false without quotation marks",
  array: "a list in [ ]",
  object: "a group of fields in { }",
} as const

/** Returns, for example, `a text in quotation marks` or `one of "research", "launchpad"`. */
export function expectation(schema: z.core.$ZodType | undefined): string {
  if (schema instanceof z.ZodEnum) return `one of ${joinValues(schema.options)}`
  if (schema instanceof z.ZodLiteral) return `exactly ${joinValues([...schema.values])}`
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject)
    return "a list of entries: [ { … }, { … } ]"
  return typeNames[typeOf(schema)]
}

function typeOf(schema: z.core.$ZodType | undefined): keyof typeof typeNames {
  if (schema instanceof z.ZodNumber) return "number"
  if (schema instanceof z.ZodBoolean) return "boolean"
  if (schema instanceof z.ZodArray) return "array"
  if (schema instanceof z.ZodObject) return "object"
  return "string"
}

function joinValues(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ")
}
