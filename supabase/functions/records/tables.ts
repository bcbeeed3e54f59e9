import { requireVariable } from "../_shared/variables.ts"

/**
 * The variables that name a table, by the kind of its personal page. A copy of `letterPages` in src/routes.ts, because a function may
 * not import from outside of supabase/functions; environment.test.ts compares both.
 */
export const tableVariables: Readonly<Record<string, string>> = {
  letter: "RECORDS_LETTERS_TABLE",
  decision: "RECORDS_DECISIONS_TABLE",
}

export interface ServedTable {
  /** What its records are, such as `letter`. */
  kind: string
  name: string
}

/** Returns the tables. @throws Error if one is missing, or if two are the same */
export function readTables(): ServedTable[] {
  const variables = Object.values(tableVariables)
  if (Deno.env.get("RECORDS_TABLES"))
    throw new Error(`RECORDS_TABLES has no effect any more. Remove it, and set ${variables.join(" and ")}.`)
  const tables = Object.entries(tableVariables).map(([kind, variable]) => ({
    kind,
    name: requireVariable(variable, /^[^/]+$/),
  }))
  if (new Set(tables.map(({ name }) => name)).size < tables.length)
    throw new Error(`${variables.join(" and ")} have to be different tables.`)
  return tables
}
