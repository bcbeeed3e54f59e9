import { z } from "zod"

/** A rule for a text: a pattern, and the message if the text does not match it. */
export interface Pattern {
  pattern: RegExp
  /** Predicate of a sentence whose subject is the field. */
  message: string
}

/**
 * Returns the patterns of a text field, in the order in which the content check applies them. A maximum length is returned as a
 * pattern too. Rules that a pattern cannot express are left out, such as whether a date exists.
 */
export function patternsOf(schema: z.core.$ZodType): Pattern[] {
  if (!(schema instanceof z.ZodString)) return []
  return (schema.def.checks ?? []).flatMap((check) => {
    const message = messageOf(check)
    if (message === undefined) return []
    if (check instanceof z.core.$ZodCheckRegex) return [{ pattern: check._zod.def.pattern, message }]
    if (check instanceof z.core.$ZodCheckMaxLength)
      return [{ pattern: new RegExp(`^[^]{0,${check._zod.def.maximum}}$`), message }]
    return []
  })
}

/** Returns the model's message for a rule of zod. No message of the model depends on the value. */
export function messageOf(check: z.core.$ZodCheck): string | undefined {
  const message = check._zod.def.error?.({} as never)
  return typeof message === "string" ? message : undefined
}
