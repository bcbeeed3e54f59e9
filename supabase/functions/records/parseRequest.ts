import { parseFormula } from "./formula.ts"
import { errors, type BrokerResponse } from "./responses.ts"

export type ParsedRequest =
  /** A request to refresh the mirror, which the database sends every minute (supabase/migrations). */
  | { kind: "refresh" }
  /** A request for the state of the mirror, which `npm run check:live` sends. */
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
  /** Returns whether pages of an origin may read the responses. */
  isSiteOrigin: (origin: string) => boolean
}

/** A shorter id could be guessed. */
const minIdLength = 16
/** One formula contains the ids of many lookups, so an id may contain only characters that cannot alter the formula. */
const possibleId = /^[A-Za-z0-9_-]{16,64}$/

const knownParameters = ["pageSize", "fields[]", "filterByFormula"]
const knownFields = ["UUID", "name"]

/**
 * Parses a request of the list-records protocol. Accepts only a GET with a filter by one exact id, and `GET /status` and
 * `POST /refresh` below the base path.
 */
export function parseRequest(request: Request, { tables, basePath, publicKey }: AccessPolicy): ParsedRequest {
  const { pathname, searchParams } = new URL(request.url)
  const isRefresh = request.method === "POST" && pathname === `${basePath}/refresh`
  if (request.method !== "GET" && !isRefresh) return refused("method")
  if (request.headers.get("authorization") !== `Bearer ${publicKey}`) return refused("authentication")
  if (isRefresh) return { kind: "refresh" }
  if (!pathname.startsWith(`${basePath}/`)) return refused("path")
  const path = pathname.slice(basePath.length + 1)
  if (path === "status") return { kind: "status" }
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
