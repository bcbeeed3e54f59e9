import { z } from "zod"

/** A rule for a text: a pattern, and the message if the text does not match it. */
interface Pattern {
  pattern: RegExp
  /** Predicate of a sentence whose subject is the field. */
  message: string
}

/**
 * Returns a part of a pattern that matches small and capital letters. The patterns of JSON Schema, which code editors
 * read, have no flags.
 * @param part without letters in brackets, such as `[a-z]`
 */
export function anyCase(part: string): string {
  return part.replace(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
}

/** Returns the pattern for the whole of a part (`anyCase`). */
export const inAnyCase = (part: string) => new RegExp(anyCase(part))

/**
 * Returns the patterns of a text field, in the order in which the content check applies them.
 * @throws Error if a pattern has flags, which code editors would ignore
 */
export function patternsOf(schema: z.core.$ZodType): Pattern[] {
  if (!(schema instanceof z.core.$ZodString)) return []
  // The schemas of dates and times are such rules themselves.
  return [schema, ...(schema._zod.def.checks ?? [])].flatMap(({ _zod }) => {
    const { pattern, error } = _zod.def as Partial<z.core.$ZodCheckRegexDef>
    // No message of the model depends on the value.
    const message = error?.({} as never)
    if (pattern?.flags) throw new Error(`The pattern ${pattern} has flags. Write it without: see inAnyCase.`)
    return pattern ? [{ pattern, message: typeof message === "string" ? message : "" }] : []
  })
}
