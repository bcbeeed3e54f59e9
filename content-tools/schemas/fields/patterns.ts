import { z } from "zod"

/** A rule for a text: a pattern, and the message if the text does not match it. */
interface Pattern {
  pattern: RegExp
  /** Predicate of a sentence whose subject is the field. */
  message: string
}

/** Returns the patterns of a text field, in the order in which the content check applies them. */
export function patternsOf(schema: z.core.$ZodType): Pattern[] {
  if (!(schema instanceof z.core.$ZodString)) return []
  // The schemas of dates and times are such rules themselves.
  return [schema, ...(schema._zod.def.checks ?? [])].flatMap(({ _zod }) => {
    const { pattern, error } = _zod.def as Partial<z.core.$ZodCheckRegexDef>
    // No message of the model depends on the value.
    const message = error?.({} as never)
    return pattern ? [{ pattern, message: typeof message === "string" ? message : "" }] : []
  })
}
