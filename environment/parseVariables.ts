/** Parses variables with a schema: of the site and of the staff's commands. */
import type { z } from "zod"
import { cleanValue, slipIn } from "../supabase/functions/admissions/variableSlips"
import { sameValues } from "./sameValues"

export type Variables = Readonly<Record<string, string | undefined>>

/** Returns the variables without what only surrounds their values; those that are empty then are left out. */
export function cleanVariables(variables: Variables, names: readonly string[]): Record<string, string> {
  const cleaned = names.map((name): [string, string] => [name, cleanValue(variables[name] ?? "")])
  return Object.fromEntries(cleaned.filter(([, value]) => value !== ""))
}

/**
 * Parses variables. `lines` has one line for each that is missing or wrong: what is wrong, and the description of the
 * variable in the schema, which says what it is, how it looks and where to get it.
 * @param schema an object with a description of each variable
 */
export function parseVariables<Shape extends Record<string, z.ZodType>>(
  schema: z.ZodObject<Shape>,
  variables: Variables,
): { data?: z.infer<z.ZodObject<Shape>>; given: Record<string, string>; lines: string[] } {
  const names = Object.keys(schema.shape)
  const given = cleanVariables(variables, names)
  const result = schema.safeParse(given)
  const mistakes = [
    ...Object.entries(given).map(([name, value]) => ({ name, message: slipIn(name, value) })),
    ...(result.error?.issues ?? []).map(({ path, message }) => ({ name: path.join("."), message })),
    ...sameValues(Object.entries(given)),
  ]
  const lines = names.flatMap((name) => {
    const message = mistakes.find((mistake) => mistake.name === name && mistake.message)?.message
    return message === undefined ? [] : [[name, message, schema.shape[name]?.description].filter(Boolean).join(" ")]
  })
  return { given, lines, ...(lines.length === 0 && result.success ? { data: result.data } : {}) }
}
