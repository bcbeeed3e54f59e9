import { sha256 } from "./sha256.ts"

/**
 * Runs one statement in PostgreSQL. Parameters are text, which the statement casts.
 * @throws the driver's errors
 */
export type Query = <Row extends object>(text: string, parameters: readonly string[]) => Promise<Row[]>

/** `unavailable`: the database failed, so the request was not counted. */
export type RequestCount = "allowed" | "refused" | "unavailable"

interface Options {
  /** Runs a statement in the database that all workers share. */
  query: Query
  /** Receives messages for the maintainer. They contain no personal data. */
  log: (message: string) => void
  /** Maximum number of requests per minute for one address. */
  perAddress?: number
  /**
   * Maximum number of requests per minute for all addresses together. Everyone with the password can request names, so this limits
   * how fast a script can try a list of addresses.
   */
  inTotal?: number
}

// The row with an empty hash counts all requests. Both rows are always locked in this order, so that statements never deadlock.
const countText = `
  with expired as (
    delete from sheet.requests where minute < now() - interval '10 minutes'
  ), counted as (
    insert into sheet.requests as r (address_hash, minute, count)
    values ('', date_trunc('minute', now()), 1), ($1::text, date_trunc('minute', now()), 1)
    on conflict (address_hash, minute) do update set count = r.count + 1
    returning address_hash, count
  )
  select bool_and(count <= case address_hash when '' then $3::text::int else $2::text::int end) as "isAllowed" from counted`

/** Creates a function that counts a request for an address. Never rejects. */
export function createRateLimit({
  query,
  log,
  perAddress = 20,
  inTotal = 600,
}: Options): (email: string) => Promise<RequestCount> {
  return async (email) => {
    try {
      const parameters = [await sha256(email), String(perAddress), String(inTotal)]
      const [row] = await query<{ isAllowed: boolean }>(countText, parameters)
      return row?.isAllowed ? "allowed" : "refused"
    } catch {
      log("The database of the sheet broker failed. Check its log and SUPABASE_DB_URL.")
      return "unavailable"
    }
  }
}
