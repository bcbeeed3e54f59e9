import { mkdirSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { PGlite, type Transaction } from "@electric-sql/pglite"

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
  create schema supabase_migrations;
  create table supabase_migrations.schema_migrations (version text primary key, name text not null);
`

/**
 * Opens the embedded PostgreSQL and applies the pending migrations.
 * @param folder of the data; default: the data is in memory
 * @throws Error with instructions for the terminal if a migration fails or the folder cannot be read
 */
export async function openDatabase(folder?: string): Promise<PGlite> {
  if (folder) mkdirSync(folder, { recursive: true })
  const database = await PGlite.create(folder ?? "memory://").catch((error: unknown) => {
    throw new Error(
      `The local database in ${folder ?? "memory"} cannot be opened (${messageOf(error)}). ` +
        "If the site is already running, stop it. Otherwise delete the folder, which contains only sample data.",
      { cause: error },
    )
  })
  await database.transaction(migrate)
  return database
}

/**
 * Applies the pending migrations in one transaction, so that a migration that fails changes nothing. The Supabase CLI names the
 * files `<14 digits>_<name>.sql`.
 */
async function migrate(transaction: Transaction): Promise<void> {
  const setUp = await transaction.query("select where to_regnamespace('supabase_migrations') is not null")
  if (setUp.rows.length === 0) await transaction.exec(setupSql)
  const applied = await transaction.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  )
  const versions = new Set(applied.rows.map(({ version }) => version))
  for (const file of readdirSync(migrationsFolder).sort()) {
    const [version = "", name] = path.basename(file, ".sql").split(/_(.*)/)
    if (versions.has(version)) continue
    const text = readFileSync(path.join(migrationsFolder, file), "utf8")
    await transaction.exec(text).catch((error: unknown) => {
      throw new Error(`The migration ${file} failed: ${messageOf(error)}. Correct its SQL and start again.`, {
        cause: error,
      })
    })
    await transaction.query("insert into supabase_migrations.schema_migrations values ($1, $2)", [version, name])
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
