import { createHmac } from "node:crypto"
import { limitTime, type Query } from "./query.ts"

interface Options {
  /** Runs a statement in the database that all workers share. */
  query: Query
  /** Secret text. The database stores clients and addresses only as hashes with this key. */
  key: string
  /**
   * Maximum requests per minute of one client. 100 students behind one address can sign in, each with some attempts.
   */
  perClient?: number
  /** Maximum requests per minute of one client for one email address. */
  perAddress?: number
  /**
   * Maximum requests per minute of all clients: an emergency brake, far above a decision day with 10,000 applicants.
   */
  inTotal?: number
  /** Milliseconds after which a database that does not respond counts as failed. */
  timeout?: number
}

/**
 * The unit of time, of PostgreSQL, in which requests are counted. A count is kept for ten units, and until the next
 * sign-in or publication: the privacy notice (`applicants` in privacy.json) says so.
 */
const unit = "minute"

/** The key of the count of all clients. The other keys are hashes. */
const totalKey = "sign-in"

/** SQL that deletes old counts, for a `with` clause. */
export const deleteOldCounts = `delete from admissions.requests where minute < now() - interval '10 ${unit}s'`

// Only requests within the limits of their client count in total, so one client cannot use up the limit of the others.
const countText = `
  with expired as (
    ${deleteOldCounts}
  ), counted as (
    insert into admissions.requests as r (key_hash, minute, count)
    values ($1::text, date_trunc('${unit}', now()), 1), ($2::text, date_trunc('${unit}', now()), 1)
    on conflict (key_hash, minute) do update set count = r.count + 1
    returning count <= case key_hash when $1::text then $3::text::int else $4::text::int end as is_allowed
  ), total as (
    insert into admissions.requests as r (key_hash, minute, count)
    select $6::text, date_trunc('${unit}', now()), 1 where (select bool_and(is_allowed) from counted)
    on conflict (key_hash, minute) do update set count = r.count + 1
    returning count <= $5::text::int as is_allowed
  )
  select coalesce((select is_allowed from total), false) as "isAllowed"`

/**
 * Requests with the right proof of one client for one email address. A wrong password is not counted, and no address is
 * limited for all clients, because one client could lock out an applicant. `npm run check:live` expects that the next
 * request is refused.
 */
export const signInsPerMinute = 20

/**
 * Creates a function that counts a request of a client for an email address, and returns whether it is within the
 * limits. It throws the errors of the database, and one if the database does not respond.
 */
export function createRateLimit({
  query,
  key,
  perClient = 600,
  perAddress = signInsPerMinute,
  inTotal = 60_000,
  timeout = 5_000,
}: Options): (client: string, email: string) => Promise<boolean> {
  const limits = [perClient, perAddress, inTotal].map(String)
  const limitedQuery = limitTime(query, timeout)
  const keyedHash = (...parts: readonly string[]) =>
    createHmac("sha256", key).update(JSON.stringify(parts)).digest("hex")
  return async (client, email) => {
    const hashes = [keyedHash(client), keyedHash(client, email)]
    const [row] = await limitedQuery<{ isAllowed: boolean }>(countText, [...hashes, ...limits, totalKey])
    return row?.isAllowed ?? false
  }
}
