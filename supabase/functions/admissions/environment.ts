import type { AccessPolicy } from "./parseRequest.ts"
import { requireOrigins, requireVariable } from "./variables.ts"

/**
 * The optional variables that name a table in the URLs of lookups, with their defaults, by the kind of its personal
 * page. A copy of `letterPages` in src/routes.ts, because a function may not import from outside of supabase/functions;
 * environment.test.ts compares both.
 */
export const tableVariables: Readonly<Record<string, { variable: string; name: string }>> = {
  letter: { variable: "RECORDS_LETTERS_TABLE", name: "Letters" },
  decision: { variable: "RECORDS_DECISIONS_TABLE", name: "Decisions" },
}

/** Paths of the function that no table may have. */
const ownPaths = ["status", "publication", "sign-in"]

const minKeyLength = 32
/** A random text of 32 characters has more. */
const minDifferentCharacters = 10

/**
 * Reads the environment variables in README.md.
 * @throws Error with one line that names the first variable that is missing or wrong
 */
export function readEnvironment() {
  const publicKey = requireVariable("RECORDS_PUBLIC_KEY")
  const staffKey = requireVariable("RECORDS_STAFF_KEY")
  if (staffKey.length < minKeyLength || new Set(staffKey).size < minDifferentCharacters || staffKey === publicKey)
    throw new Error("RECORDS_STAFF_KEY needs at least 32 random characters, and must not be RECORDS_PUBLIC_KEY.")
  return {
    tables: readTables(),
    publicKey,
    staffKey,
    proofHash: requireVariable("SIGN_IN_PROOF_HASH"),
    siteOrigins: requireOrigins("SITE_ORIGIN"),
    clientHeader: optional("CLIENT_ADDRESS_HEADER"),
  }
}

const optional = (name: string) => Deno.env.get(name)?.trim() || undefined

/** Returns the names of the tables. @throws Error if two are the same, or one is a path of the function */
function readTables(): AccessPolicy["tables"] {
  const variables = Object.values(tableVariables).map(({ variable }) => variable)
  const tables = Object.entries(tableVariables).map(([kind, { variable, name }]) => [kind, optional(variable) ?? name])
  const names = new Set([...ownPaths, ...tables.map(([, name]) => name)])
  if (names.size < ownPaths.length + tables.length || [...names].some((name) => name?.includes("/")))
    throw new Error(
      `${variables.join(" and ")} have to be different names without "/", and not ${ownPaths.join(", ")}.`,
    )
  return Object.fromEntries(tables) as AccessPolicy["tables"]
}
