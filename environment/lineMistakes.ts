import { parseEnv } from "node:util"
import { cleanValue } from "../supabase/functions/admissions/variableSlips"

const variable = /^[ \t]*(?:export[ \t]+)?([A-Za-z_][\w.-]*)[ \t]*=[ \t]*(.*)$/

/**
 * Returns what is wrong with the lines of a file of variables, of which `parseEnv` makes no variable or another one.
 * Each mistake begins with the number of its line, and contains no value.
 */
export function lineMistakes(text: string): string[] {
  const first = new Map<string, { number: number; value: string }>()
  return text.split("\n").flatMap((line, index) => {
    const number = index + 1
    if (/^\s*(#|$)/.test(line)) return []
    const [, name, value = ""] = variable.exec(line.trimEnd()) ?? []
    if (name === undefined) return [`${number}: this line is not NAME=value.`]
    if (/^(["'`])(?!.*\1)/.test(value)) return [`${number}: the quotation mark is not closed.`]
    // The end of a URL from # on is never sent, so it may be cut off.
    if (/^(?!["'`]|https?:).*\S#/.test(value)) return [`${number}: the value ends at #. Write it in quotation marks.`]
    const parsed = { number, value: cleanValue(parseEnv(line)[name] ?? "") }
    const earlier = first.get(name)
    // A line of .env.example that is still empty, above the one that is filled in.
    if (!earlier?.value) first.set(name, parsed)
    return earlier?.value && earlier.value !== parsed.value
      ? [`${number}: ${name} has another value in line ${earlier.number}. Keep only the right line.`]
      : []
  })
}
