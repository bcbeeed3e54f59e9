import { requireOrigins, requireUrl, requireVariable } from "../_shared/variables.ts"
import type { ServedTable } from "./parseRequest.ts"

/**
 * The variables that name a table, by the kind of its personal page. A copy of `letterPages` in src/routes.ts, because a function may
 * not import from outside of supabase/functions; environment.test.ts compares both.
 */
export const tableVariables: Readonly<Record<string, string>> = {
  letter: "RECORDS_LETTERS_TABLE",
  decision: "RECORDS_DECISIONS_TABLE",
}

/**
 * Reads the environment variables in README.md.
 * @throws Error with one line that names the first variable that is missing or wrong
 */
export function readEnvironment() {
  const publicKey = requireVariable("RECORDS_PUBLIC_KEY")
  const staffKey = optional("RECORDS_STAFF_KEY")
  if (staffKey !== undefined && (staffKey.length < 32 || staffKey === publicKey))
    throw new Error("RECORDS_STAFF_KEY needs at least 32 characters, and must not be RECORDS_PUBLIC_KEY.")
  const minutes = optional("RECORDS_SYNC_MINUTES")
  if (minutes !== undefined && !(Number(minutes) >= 1))
    throw new Error("RECORDS_SYNC_MINUTES has to be a number of at least 1.")
  if (optional("RECORDS_VIEW"))
    throw new Error("RECORDS_VIEW has no effect. Remove it, and set RECORDS_RELEASE_COLUMN (README.md).")
  return {
    upstream: {
      url: requireUrl("RECORDS_UPSTREAM_URL"),
      token: requireVariable("RECORDS_UPSTREAM_TOKEN"),
    },
    releaseColumn: optional("RECORDS_RELEASE_COLUMN"),
    tables: readTables(),
    publicKey,
    staffKey,
    /** Milliseconds. */
    syncInterval: minutes === undefined ? undefined : Number(minutes) * 60_000,
    siteOrigins: requireOrigins("SITE_ORIGIN"),
    /** URL of this function, if a project of Supabase runs it. */
    deployedUrl: optional("SUPABASE_URL")?.concat("/functions/v1/records"),
  }
}

const optional = (name: string) => Deno.env.get(name)?.trim() || undefined

/** Returns the tables. @throws Error if one is missing, or if two are the same */
function readTables(): ServedTable[] {
  const variables = Object.values(tableVariables)
  const tables = Object.entries(tableVariables).map(([kind, variable]) => ({
    kind,
    name: requireVariable(variable, /^[^/]+$/),
  }))
  if (new Set(tables.map(({ name }) => name)).size < tables.length)
    throw new Error(`${variables.join(" and ")} have to be different tables.`)
  return tables
}
