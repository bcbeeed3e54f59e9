import type { PGlite } from "@electric-sql/pglite"

/** A table that the data API offers. */
export interface Table {
  name: string
  /** PostgreSQL's name of each column's type. */
  columns: ReadonlyMap<string, string>
  primaryKey: readonly string[]
}

interface Row {
  table: string
  column: string
  type: string
  isKey: boolean
}

/** The tables of the schema `public` with their columns: what PostgREST calls its schema cache. */
export async function readTables(database: PGlite): Promise<ReadonlyMap<string, Table>> {
  const { rows } = await database.query<Row>(`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type",
      exists (
        select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)
      ) as "isKey"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum
  `)
  const names = [...new Set(rows.map(({ table }) => table))]
  return new Map(
    names.map((name) => {
      const own = rows.filter(({ table }) => table === name)
      const columns = new Map(own.map(({ column, type }) => [column, type]))
      const primaryKey = own.filter(({ isKey }) => isKey).map(({ column }) => column)
      return [name, { name, columns, primaryKey }]
    }),
  )
}
