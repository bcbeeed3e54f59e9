import type { AccessPolicy } from "./parseRequest.ts"
import { createVariables } from "./variables.ts"
import { isWeakKey } from "./weakKey.ts"

/**
 * The optional variables that name a table in the URLs of lookups, with their defaults, by the kind of its personal
 * page. A copy of `letterPages` in src/routes.ts, because a function may not import from outside of supabase/functions;
 * environment.test.ts compares both.
 */
export const tableVariables: Readonly<Record<string, { variable: string; name: string }>> = {
  letter: { variable: "RECORDS_LETTERS_TABLE", name: "Letters" },
  decision: { variable: "RECORDS_DECISIONS_TABLE", name: "Decisions" },
}

const itemsOf = (list: string) => list.split(",").map((item) => item.trim())
const isOrigin = (text: string) => /^https?:\/\/[^/?#@\s]+\/?$/i.test(text) && URL.canParse(text)

/**
 * Reads the environment variables in README.md.
 * @throws Error with a line for each variable that is missing or wrong
 */
export function readEnvironment() {
  const { read, refuse, end } = createVariables()
  const publicKey = read("RECORDS_PUBLIC_KEY", {
    help: "It is a key without spaces that you make up, the same as the site's GATSBY_RECORDS_API_KEY.",
  })
  const staffKeyForm = "It is at least 32 random characters: openssl rand -hex 32"
  const staffKey = read("RECORDS_STAFF_KEY", { help: staffKeyForm })
  if (staffKey !== "" && isWeakKey(staffKey)) refuse(`RECORDS_STAFF_KEY is too weak. ${staffKeyForm}`)
  else if (staffKey !== "" && staffKey === publicKey)
    refuse(`RECORDS_STAFF_KEY is the same as RECORDS_PUBLIC_KEY, which is public. ${staffKeyForm}`)
  // Supabase sets the second variable itself, so elsewhere the first one is missing.
  const isPool = Deno.env.get("RECORDS_DB_URL") || !Deno.env.get("SUPABASE_DB_URL")
  const environment = {
    tables: readTables(read, refuse),
    publicKey,
    staffKey,
    proofHash: read("SIGN_IN_PROOF_HASH", {
      help: "It is in .env.services, which npm run deploy:services writes: 43 letters, digits, - and _.",
      pattern: /^[\w-]{43}$/,
    }),
    siteOrigins: read("SITE_ORIGIN", {
      help: "It is the origin of the site without a path, such as https://www.example.org; several have commas between them.",
      pattern: { test: (list) => itemsOf(list).every(isOrigin) },
    }),
    clientHeader:
      read("CLIENT_ADDRESS_HEADER", {
        help: "It is the name of a header, such as cf-connecting-ip.",
        pattern: /^[\w-]+$/,
        isOptional: true,
      }) || undefined,
    databaseUrl: read(isPool ? "RECORDS_DB_URL" : "SUPABASE_DB_URL", {
      help: "It is the address of the database, such as postgresql://user:password@host:5432/postgres.",
      pattern: /^postgres(ql)?:\/\/[^\s/]+(\/\S*)?$/,
    }),
  }
  end()
  // As browsers send them, without a slash at the end.
  return { ...environment, siteOrigins: itemsOf(environment.siteOrigins).map((item) => new URL(item).origin) }
}

type Variables = ReturnType<typeof createVariables>

/** Returns the names of the tables. Refuses two that are the same. */
function readTables(read: Variables["read"], refuse: Variables["refuse"]): AccessPolicy["tables"] {
  const help = "It is the name of a table."
  const tables = Object.entries(tableVariables).map(([kind, { variable, name }]): [string, string] => [
    kind,
    read(variable, { help, pattern: /./, isOptional: true }) || name,
  ])
  const variables = Object.values(tableVariables).map(({ variable }) => variable)
  if (new Set(tables.map(([, name]) => name)).size < tables.length)
    refuse(`${variables.join(" and ")} have to be different names.`)
  return Object.fromEntries(tables)
}
