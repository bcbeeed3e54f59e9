import { requireVariable } from "../_shared/variables.ts"

/**
 * The variables that name a table, by the kind of its personal page. A copy of `letterPages` in src/routes.ts, because a function may
 * not import from outside of supabase/functions; environment.test.ts compares both.
 */
export const tableVariables: Readonly<Record<string, string>> = {
  letter: "RECORDS_LETTERS_TABLE",
  decision: "RECORDS_DECISIONS_TABLE",
}

/** Returns the names of the tables. @throws Error if one is missing, or if two are the same */
export function readTables(): string[] {
  const variables = Object.values(tableVariables)
  if (Deno.env.get("RECORDS_TABLES"))
    throw new Error(`RECORDS_TABLES has no effect any more. Remove it, and set ${variables.join(" and ")}.`)
  const names = variables.map((variable) => requireVariable(variable, /^[^/]+$/))
  if (new Set(names).size < names.length) throw new Error(`${variables.join(" and ")} have to be different tables.`)
  return names
}
