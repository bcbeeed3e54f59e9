/**
 * Runs one statement in PostgreSQL. Parameters are text, which the statement casts.
 * @throws the driver's errors
 */
export type Query = <Row extends object>(text: string, parameters: readonly string[]) => Promise<Row[]>

/** `unavailable`: the database failed or did not respond, so the request was not counted. */
export type RequestCount = "allowed" | "refused" | "unavailable"

interface Options {
  /** Runs a statement in the database that all workers share. */
  query: Query
  /** Secret text. The database stores clients and addresses only as hashes with this key. */
  key: string
  /** Receives messages for the maintainer. They contain no personal data. */
  log: (message: string) => void
  /** Maximum requests per minute of one client. 100 students behind one address can sign in, each with some attempts. */
  perClient?: number
  /** Maximum requests per minute of one client for one email address. */
  perAddress?: number
  /** Maximum requests per minute of all clients: an emergency brake, far above a decision day with 10,000 applicants. */
  inTotal?: number
  /** Milliseconds after which a database that does not respond counts as failed. */
  timeout?: number
}

// Only requests within the limits of their client count in total, so one client cannot use up the limit of the others.
const countText = `
  with expired as (
    delete from sheet.requests where minute < now() - interval '10 minutes'
  ), counted as (
    insert into sheet.requests as r (key_hash, minute, count)
    values ($1::text, date_trunc('minute', now()), 1), ($2::text, date_trunc('minute', now()), 1)
    on conflict (key_hash, minute) do update set count = r.count + 1
    returning count <= case key_hash when $1::text then $3::text::int else $4::text::int end as is_allowed
  ), total as (
    insert into sheet.requests as r (key_hash, minute, count)
    select '', date_trunc('minute', now()), 1 where (select bool_and(is_allowed) from counted)
    on conflict (key_hash, minute) do update set count = r.count + 1
    returning count <= $5::text::int as is_allowed
  )
  select coalesce((select is_allowed from total), false) as "isAllowed"`

/** Creates a function that counts a request of a client for an email address. Never rejects. */
export function createRateLimit({
  query,
  key,
  log,
  perClient = 600,
  perAddress = 20,
  inTotal = 60_000,
  timeout = 5_000,
}: Options): (client: string, email: string) => Promise<RequestCount> {
  const limits = [perClient, perAddress, inTotal].map(String)
  return async (client, email) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      const hashes = await Promise.all([keyedHash(key, client), keyedHash(key, JSON.stringify([client, email]))])
      const noResponse = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error("timeout")), timeout)
      })
      const rows = query<{ isAllowed: boolean }>(countText, [...hashes, ...limits])
      const [row] = await Promise.race([rows, noResponse])
      return row?.isAllowed ? "allowed" : "refused"
    } catch {
      log("The database of the sheet broker failed. Check its log and SUPABASE_DB_URL.")
      return "unavailable"
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Returns the HMAC-SHA-256 of a text in hexadecimal digits. */
async function keyedHash(key: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: "HMAC", hash: "SHA-256" }
  const imported = await crypto.subtle.importKey("raw", encoder.encode(key), algorithm, false, ["sign"])
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}
