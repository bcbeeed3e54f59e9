import { createHash, timingSafeEqual } from "node:crypto"
import { foldUuid } from "./foldUuid.ts"
import { errors, recordsPage, type BrokerResponse } from "./responses.ts"

export type ParsedRequest =
  /** A request to copy the tables into the mirror: of the staff, who may force tables, or of the scheduler (supabase/migrations). */
  | { kind: "sync"; isStaff: boolean; forced: readonly string[] }
  | { kind: "status"; isStaff: boolean }
  /** A UUID is in small letters. */
  | { kind: "lookup"; table: string; uuid: string }
  /** A refused request, or one for an id that no record can have. */
  | { kind: "answered"; response: BrokerResponse }

export interface ServedTable {
  /** What its records are, such as `letter`. */
  kind: string
  name: string
}

/** The tables that are served, and the requirements for a request. */
export interface AccessPolicy {
  tables: readonly ServedTable[]
  /** Path before the name of the table, such as `/records`. */
  basePath: string
  /** The accepted bearer token. It is public in the site's scripts. */
  publicKey: string
  /** The secret bearer token of the staff's command. Undefined: the staff cannot start a sync. */
  staffKey?: string | undefined
  /** Returns whether pages of an origin may read the responses. */
  isSiteOrigin: (origin: string) => boolean
}

/** A shorter id could be guessed. */
const minIdLength = 16
/** Ids that the site's links contain. PostgreSQL refuses some other characters. */
const possibleId = /^[A-Za-z0-9_-]{16,64}$/

const knownParameters = ["pageSize", "fields[]", "filterByFormula"]

/**
 * Parses a request. Accepts a GET of the list-records protocol with a filter by one exact id, and below the base path `GET /status`
 * and `POST /sync`.
 */
export function parseRequest(request: Request, policy: AccessPolicy): ParsedRequest {
  const { tables, basePath, publicKey, staffKey } = policy
  const { pathname, searchParams } = new URL(request.url)
  const isSync = request.method === "POST" && pathname === `${basePath}/sync`
  const isStatus = request.method === "GET" && pathname === `${basePath}/status`
  if (request.method !== "GET" && !isSync) return answered(errors.method)
  const key = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? ""
  // A page that sends the staff's key would publish it.
  const isStaff = (isSync || isStatus) && isEqual(key, staffKey) && !request.headers.has("origin")
  if (!isStaff && !isEqual(key, publicKey)) return answered(errors.authentication)
  if (isSync) return parseSync(searchParams.get("force"), isStaff, tables)
  if (isStatus) return { kind: "status", isStaff }
  if (!pathname.startsWith(`${basePath}/`)) return answered(errors.path)
  const path = pathname.slice(basePath.length + 1)
  const table = tables.find(({ name }) => encodeURIComponent(name) === path || name === path)?.name
  if (!table) return answered(path.includes("/") ? errors.path : errors.table)

  if ([...searchParams.keys()].some((name) => !knownParameters.includes(name))) return answered(errors.parameter)
  const [formula = "", ...others] = searchParams.getAll("filterByFormula")
  const id = others.length > 0 ? undefined : parseFormula(formula)
  if (id === undefined || id.length < minIdLength) return answered(errors.filter)
  return possibleId.test(id) ? { kind: "lookup", table, uuid: foldUuid(id) } : answered(recordsPage())
}

/** @param force `true` forces all tables, and the kind of a table, such as `letter`, only this one */
function parseSync(force: string | null, isStaff: boolean, tables: readonly ServedTable[]): ParsedRequest {
  const forced = tables.filter(({ kind }) => force === "true" || force === kind).map(({ name }) => name)
  if (force !== null && forced.length === 0) return answered(errors.force)
  return { kind: "sync", isStaff, forced }
}

const singleId = /^\{UUID\}='((?:[^'\\]|\\[\\'])*)'$/

/** Returns the id in a formula that is exactly `{UUID}='<literal>'`; undefined for any other. The formula is untrusted input. */
export function parseFormula(formula: string): string | undefined {
  const [, literal] = singleId.exec(formula) ?? []
  return literal?.replace(/\\(.)/g, "$1")
}

function answered(response: BrokerResponse): ParsedRequest {
  return { kind: "answered", response }
}

/** Compares two keys in constant time. */
function isEqual(given: string, expected: string | undefined): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return expected !== undefined && timingSafeEqual(digest(given), digest(expected))
}
