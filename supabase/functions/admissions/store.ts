import type { Publication, PublicationInfo, PublicationRequest } from "./publication.ts"
import { limitTime, type Query } from "./query.ts"
import { deleteOldCounts } from "./rateLimit.ts"

/** Version of the schema `admissions` (supabase/migrations). */
const schemaVersion = 1

/** The database has another version of the schema, or none. */
export class SchemaError extends Error {
  override name = "SchemaError"
}

/** What the publication on the site contains about one id. */
export interface RecordState {
  /** There is a publication. */
  isPublished: boolean
  /** Null: no link has the id. */
  record: { kind: string; name: string; releaseAt: string; isReleased: boolean } | null
}

/** Milliseconds. A statement of a visitor is one SELECT. */
const timeout = 8_000
/** Milliseconds. Publishing 10,000 rows takes about two seconds; Supabase ends a request after 150 s. */
const staffTimeout = 60_000

export type Store = ReturnType<typeof createStore>

/** SQL for the version on the site. */
const current = "(select max(version) from admissions.publications)"
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * Codes of PostgreSQL if a schema, a table, a column or a function is missing.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const missingObject = new Set<unknown>(["3F000", "42P01", "42703", "42883"])

/**
 * Creates the access to the publications. Each method runs one statement, so that it works through a connection pool in
 * transaction mode. It throws a SchemaError if the database has another version of the schema, and otherwise the
 * driver's errors.
 */
export function createStore(query: Query) {
  const limited = limitTime(query, timeout)
  const limitedForStaff = limitTime(query, staffTimeout)

  /** Runs a statement that returns rows with the version of the schema. */
  async function select<Row extends object>(text: string, parameters: readonly string[], run = limited) {
    const rows = await run<Row & { schemaVersion: number }>(text, parameters).catch((error: unknown) => {
      const { code } = Object(error) as { code?: unknown }
      throw missingObject.has(code) ? new SchemaError() : error
    })
    if (rows.some((row) => row.schemaVersion !== schemaVersion)) throw new SchemaError()
    return rows
  }

  return {
    /** Returns the states of ids, in their order. */
    findRecords: async (uuids: readonly string[]): Promise<RecordState[]> => {
      const text = `
        select admissions.schema_version() as "schemaVersion", ${current} is not null as "isPublished",
          r.kind, r.name, ${iso("r.release_at")} as "releaseAt", r.release_at <= clock_timestamp() as "isReleased"
        from jsonb_array_elements_text($1::text::jsonb) with ordinality as given (uuid, position)
        left join admissions.records r on r.version = ${current} and r.uuid = given.uuid
        order by position`
      type Row = { isPublished: boolean } & (NonNullable<RecordState["record"]> | { kind: null })
      const rows = await select<Row>(text, [JSON.stringify(uuids)])
      return rows.map(({ isPublished, ...row }) => ({ isPublished, record: row.kind === null ? null : row }))
    },

    /** Returns whether anybody can sign in. */
    hasSignIns: async (): Promise<boolean> => {
      const text = `
        select admissions.schema_version() as "schemaVersion",
          exists (select from admissions.sign_ins where version = ${current}) as "hasSignIns"`
      const [row] = await select<{ hasSignIns: boolean }>(text, [])
      return row?.hasSignIns ?? false
    },

    /** Returns the name of the person with an address, in whatever case. */
    findSignIn: async (email: string): Promise<{ email: string; name: string } | undefined> => {
      const text = `
        select admissions.schema_version() as "schemaVersion", email, name from admissions.sign_ins
        where version = ${current} and email = lower(normalize(btrim($1::text, E' \\t\\r\\n'), nfc))`
      const [row] = await select<{ email: string; name: string }>(text, [email])
      return row && { email: row.email, name: row.name }
    },

    /**
     * Returns the clock of the database, and whether there is a publication. Counts nothing, so that requests for it
     * cannot slow lookups down.
     */
    readClock: async (): Promise<{ now: string; isPublished: boolean }> => {
      const text = `
        select admissions.schema_version() as "schemaVersion", ${current} is not null as "isPublished", ${iso("clock_timestamp()")} as now`
      const [row] = await select<{ now: string; isPublished: boolean }>(text, [])
      if (!row) throw new SchemaError()
      return { now: row.now, isPublished: row.isPublished }
    },

    /** Returns the last publications, newest first. */
    listPublications: async (): Promise<PublicationInfo[]> => {
      const text = `
        select admissions.schema_version() as "schemaVersion", version, ${iso("published_at")} as "publishedAt",
          published_by as "publishedBy", action, digest,
          (select coalesce(jsonb_object_agg(kind, count), '{}') from (
            select kind, count(*) from admissions.records r where r.version = p.version group by kind) as counts)::text as records,
          (select count(*) from admissions.sign_ins s where s.version = p.version)::int as "signIns"
        from admissions.publications p order by version desc`
      type Row = Omit<PublicationInfo, "records"> & { records: string }
      const rows = await select<Row>(text, [], limitedForStaff)
      return rows.map(({ version, publishedAt, publishedBy, action, digest, records, signIns }) => {
        const info = { version, publishedAt, publishedBy, action, digest, signIns }
        return { ...info, records: JSON.parse(records) as PublicationInfo["records"] }
      })
    },

    /**
     * Returns a whole publication as JSON.
     * @param version undefined: the one on the site
     * @returns undefined if it does not exist
     */
    readPublication: async (version: number | undefined): Promise<string | undefined> => {
      const text = `
        select admissions.schema_version() as "schemaVersion", jsonb_build_object('version', p.version, 'withdrawals', p.withdrawals,
          'records', (select coalesce(jsonb_agg(jsonb_build_object('uuid', uuid, 'kind', kind, 'name', name,
              'releaseAt', ${iso("release_at")}, 'email', email, 'isShared', is_shared) order by uuid), '[]')
            from admissions.records r where r.version = p.version),
          'signIns', (select coalesce(jsonb_agg(jsonb_build_object('email', email, 'name', name) order by email), '[]')
            from admissions.sign_ins s where s.version = p.version))::text as json
        from admissions.publications p where version = coalesce(nullif($1::text, '')::int, ${current})`
      const parameters = [version === undefined ? "" : String(version)]
      const [row] = await select<{ json: string }>(text, parameters, limitedForStaff)
      return row?.json
    },

    /**
     * Publishes rows, unless another person has published others since they were compared.
     * @returns the new version; undefined if another one is published
     */
    publish: async (request: PublicationRequest): Promise<Pick<Publication, "version"> | undefined> => {
      // After the last sign-in of a season, no other one deletes the counts.
      const text = `
        with old as (${deleteOldCounts})
        select admissions.schema_version() as "schemaVersion", admissions.publish($1::text::jsonb) as version
        where admissions.schema_version() = ${schemaVersion} and to_regclass('admissions.link_holders') is not null`
      const [row] = await select<{ version: number | null }>(text, [JSON.stringify(request)], limitedForStaff)
      if (!row) throw new SchemaError()
      return row.version === null ? undefined : { version: row.version }
    },
  }
}
