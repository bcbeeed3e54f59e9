import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { PGlite } from "@electric-sql/pglite"

const migrationsFolder = path.resolve("supabase/migrations")

/**
 * SQL that creates the roles and default privileges of a new Supabase project. All roles of the data API have access to every
 * new table.
 */
const setupSql = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`

/** Returns the names of the migrations in their order. Leaves out other files, as Supabase's CLI does: systems and editors write some. */
export function migrationsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d+_.*\.sql$/.test(name))
    .sort()
}

/**
 * Opens the embedded PostgreSQL in memory, and applies the migrations in the order of their names.
 * @throws Error that names the migration if one fails
 */
export async function openDatabase(): Promise<PGlite> {
  const database = await PGlite.create()
  await database.exec(setupSql)
  for (const file of migrationsIn(migrationsFolder)) {
    const text = readFileSync(path.join(migrationsFolder, file), "utf8")
    await database.exec(text).catch((cause: unknown) => {
      throw new Error(`The migration ${file} failed: ${String(cause)}. Correct its SQL and start again.`, { cause })
    })
  }
  return database
}
