import { formatCount } from "../../messages/format"
import type { Context } from "./context"
import { inspect } from "./inspect"
import { formatMistakes } from "./mistake"
import type { ReadingSettings } from "./settings"

/**
 * Prints every mistake in the tables and the sheet, and their numbers of rows.
 * @returns whether there is no error
 * @throws Error with instructions if a table or the sheet cannot be read
 */
export async function check(settings: ReadingSettings, context: Context): Promise<boolean> {
  const { mistakes, counts, releases } = await inspect(settings, context)
  const errors = mistakes.filter(({ level }) => level === "error").length
  const { print } = context
  for (const line of formatMistakes(mistakes)) print(line)
  if (mistakes.length > 0)
    print("Airtable counts rows in its own order. If your view has another order, search for the name.")
  print(`${counts}.`)
  for (const line of releases) print(`Released: ${line}.`)
  const numbers = `${errors === 0 ? "No errors" : formatCount(errors, "error", "errors")}, ${formatCount(mistakes.length - errors, "warning", "warnings")}.`
  print(errors > 0 ? `${numbers} Correct the errors and check again.` : numbers)
  return errors === 0
}
