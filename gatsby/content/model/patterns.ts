import { z } from "zod"

/** A rule for a text: a pattern, and the message if the text does not match it. */
interface Pattern {
  pattern: RegExp
  /** Predicate of a sentence whose subject is the field. */
  message: string
}

/** Returns the patterns of a text field, in the order in which the content check applies them. */
export function patternsOf(schema: z.core.$ZodType): Pattern[] {
  if (!(schema instanceof z.ZodString)) return []
  return (schema.def.checks ?? []).flatMap((check) => {
    if (!(check instanceof z.core.$ZodCheckRegex)) return []
    // No message of the model depends on the value.
    const message = check._zod.def.error?.({} as never)
    return [{ pattern: check._zod.def.pattern, message: typeof message === "string" ? message : "" }]
  })
}
