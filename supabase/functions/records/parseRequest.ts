import { createHash, timingSafeEqual } from "node:crypto"
import { parseFormula } from "./formula.ts"
import { errors, type BrokerResponse } from "./responses.ts"

export type ParsedRequest =
  /** A request to copy the tables into the mirror: of the staff, or of the scheduler (supabase/migrations). */
  | { kind: "sync"; isStaff: boolean; isForced: boolean }
  | { kind: "status" }
  | { kind: "lookup"; source: string; uuid: string }
  /** The id contains characters that no id has. The response is the same as for an unknown id. */
  | { kind: "unmatchable" }
  | { kind: "refused"; response: BrokerResponse }

/** The tables that are served, and the requirements for a request. */
export interface AccessPolicy {
  /** Names of the tables that are served. */
  tables: readonly string[]
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
const knownFields = ["UUID", "name"]

/**
 * Parses a request. Accepts a GET of the list-records protocol with a filter by one exact id, and below the base path `GET /status`
 * and `POST /sync`.
 */
export function parseRequest(request: Request, policy: AccessPolicy): ParsedRequest {
  const { tables, basePath, publicKey, staffKey } = policy
  const { pathname, searchParams } = new URL(request.url)
  const isSync = request.method === "POST" && pathname === `${basePath}/sync`
  if (request.method !== "GET" && !isSync) return refused("method")
  const key = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? ""
  // A page that sends the staff's key would publish it.
  const isStaff = isSync && isEqual(key, staffKey) && !request.headers.has("origin")
  if (!isStaff && !isEqual(key, publicKey)) return refused("authentication")
  if (isSync) return { kind: "sync", isStaff, isForced: searchParams.get("force") === "true" }
  if (pathname === `${basePath}/status`) return { kind: "status" }
  if (!pathname.startsWith(`${basePath}/`)) return refused("path")
  const path = pathname.slice(basePath.length + 1)
  const source = tables.find((name) => encodeURIComponent(name) === path || name === path)
  if (!source) return refused(path.includes("/") ? "path" : "table")

  if ([...searchParams.keys()].some((name) => !knownParameters.includes(name)))
    return refused(searchParams.has("offset") ? "offset" : "parameter")
  if (searchParams.getAll("pageSize").some((size) => !/^([1-9]\d?|100)$/.test(size))) return refused("parameter")
  if (searchParams.getAll("fields[]").some((field) => !knownFields.includes(field))) return refused("field")

  const [formula = "", ...others] = searchParams.getAll("filterByFormula")
  const id = others.length > 0 ? undefined : parseFormula(formula)
  if (id === undefined || id.length < minIdLength) return refused("filter")
  return possibleId.test(id) ? { kind: "lookup", source, uuid: id } : { kind: "unmatchable" }
}

function refused(name: keyof typeof errors): ParsedRequest {
  return { kind: "refused", response: errors[name] }
}

/** Compares two keys in constant time. */
function isEqual(given: string, expected: string | undefined): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return expected !== undefined && timingSafeEqual(digest(given), digest(expected))
}
