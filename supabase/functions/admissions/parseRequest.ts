import { createHash, timingSafeEqual } from "node:crypto"
import { foldUuid } from "./foldUuid.ts"
import { errors, recordsPage, type FunctionResponse } from "./responses.ts"

export type ParsedRequest =
  /** A UUID is in small letters. */
  | { kind: "lookup"; recordKind: string; uuid: string }
  | { kind: "status"; isStaff: boolean }
  /** Of the staff. `version`: undefined for the publication on the site. */
  | { kind: "read"; version: number | undefined }
  | { kind: "publish" }
  /** A request of the staff without their key. */
  | { kind: "wrongKey" }
  /** A refused request, or one for an id that no record can have. */
  | { kind: "answered"; response: FunctionResponse }

/** What is served, and the requirements for a request. */
export interface AccessPolicy {
  /** The name of the table of each kind, such as `{ letter: "Letters" }`. */
  tables: Readonly<Record<string, string>>
  /** Path before the name of the table, such as `/admissions`. */
  basePath: string
  /** The accepted bearer token. It is public in the site's scripts. */
  publicKey: string
  /** The secret bearer token of the staff's commands. */
  staffKey: string
  /** Returns whether pages of an origin may read the responses. */
  isSiteOrigin: (origin: string) => boolean
}

/** A shorter id could be guessed. */
const minIdLength = 16
/** Ids that the site's links contain. PostgreSQL refuses some other characters. */
const possibleId = /^[A-Za-z0-9_-]{16,64}$/

const knownParameters = ["pageSize", "fields[]", "filterByFormula"]

/**
 * Parses a request. Accepts a GET of the list-records protocol with a filter by one exact id, and below the base path
 * `GET /status`, `GET /publication` and `POST /publication`.
 */
export function parseRequest(request: Request, policy: AccessPolicy): ParsedRequest {
  const { tables, basePath, publicKey, staffKey } = policy
  const { method } = request
  const { pathname, searchParams } = new URL(request.url)
  const isPublication = pathname === `${basePath}/publication`
  if (isPublication && method !== "GET" && method !== "POST") return answered(errors.publicationMethod)
  if (!isPublication && method !== "GET") return answered(errors.method)
  const key = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? ""
  const isPublic = isEqual(key, publicKey)
  // A page that sends the staff's key would publish it.
  const isStaff = isEqual(key, staffKey) && !request.headers.has("origin")
  if (isPublication) {
    if (!isStaff) return { kind: "wrongKey" }
    return method === "POST" ? { kind: "publish" } : parseRead(searchParams.get("version"))
  }
  if (pathname === `${basePath}/status`) return isStaff || isPublic ? { kind: "status", isStaff } : { kind: "wrongKey" }

  if (!isPublic) return answered(errors.authentication)
  if (!pathname.startsWith(`${basePath}/`)) return answered(errors.path)
  const path = pathname.slice(basePath.length + 1)
  const table = Object.entries(tables).find(([, name]) => encodeURIComponent(name) === path || name === path)
  if (!table) return answered(path.includes("/") ? errors.path : errors.table)
  if ([...searchParams.keys()].some((name) => !knownParameters.includes(name))) return answered(errors.parameter)
  const [formula = "", ...others] = searchParams.getAll("filterByFormula")
  const id = others.length > 0 ? undefined : parseFormula(formula)
  if (id === undefined || id.length < minIdLength) return answered(errors.filter)
  return possibleId.test(id) ? { kind: "lookup", recordKind: table[0], uuid: foldUuid(id) } : answered(recordsPage())
}

function parseRead(version: string | null): ParsedRequest {
  if (version === null) return { kind: "read", version: undefined }
  return /^[1-9]\d{0,8}$/.test(version) ? { kind: "read", version: Number(version) } : answered(errors.publication)
}

const singleId = /^\{UUID\}='((?:[^'\\]|\\[\\'])*)'$/

/**
 * Returns the id in a formula that is exactly `{UUID}='<literal>'`; undefined for any other. The formula is untrusted
 * input.
 */
export function parseFormula(formula: string): string | undefined {
  const [, literal] = singleId.exec(formula) ?? []
  return literal?.replace(/\\(.)/g, "$1")
}

function answered(response: FunctionResponse): ParsedRequest {
  return { kind: "answered", response }
}

/** Compares two keys in constant time. */
function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
