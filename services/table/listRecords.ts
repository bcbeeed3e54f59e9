import { randomBytes } from "node:crypto"
import type { Fault } from "../faults"
import { errors, type TableResponse } from "./responses"

/** A record of an applicants' table. */
export interface Row {
  uuid: string
  /** The response omits an empty name. */
  name: string
}

/**
 * Faults of the pages of records. All of them ignore the filter, so that the list has several pages:
 * - `ignore-filter`: returns all records, page by page
 * - `empty-pages`: returns an empty page before each page
 * - `expire`: reports the first offset as expired once, then acts as `ignore-filter`
 * - `expire-always`: reports every offset as expired
 * - `repeat-offset`: returns the same offset with every page
 * - `endless`: returns a new offset with every page
 */
export const pagingFaults = [
  "ignore-filter",
  "empty-pages",
  "expire",
  "expire-always",
  "repeat-offset",
  "endless",
] as const
export type PagingFault = (typeof pagingFaults)[number]

/** The views of a table, by name: a view contains the rows for which its function returns true. */
export type Views = Readonly<Record<string, (row: Row) => boolean>>

/** State behind an offset: the position of the next page in a list. */
interface Iterator {
  /** Identifies the parameters of the request. */
  list: string
  /** Index of the page's first record. */
  position: number
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** The iterators of a table. */
export interface Iterators {
  /** Milliseconds until an offset expires. */
  lifetime: number
  byOffset: Map<string, Iterator>
}

/**
 * Creates an empty set of iterators.
 * @param lifetime milliseconds until an offset expires
 */
export function createIterators(lifetime: number): Iterators {
  return { lifetime, byOffset: new Map() }
}

/** Ten times the number of pages in the table of `npm run bench -- decision-day`. */
const maxIterators = 1_000

const maxPageSize = 100
const knownParameters = ["pageSize", "fields[]", "filterByFormula", "view", "offset"]
const knownFields = ["UUID", "name"]

/** Returns a page of records as specified by https://airtable.com/developers/web/api/list-records. */
export function listRecords(
  rows: readonly Row[],
  query: URLSearchParams,
  { lifetime, byOffset }: Iterators,
  { fault, views = {} }: { fault?: Fault<string> | undefined; views?: Views | undefined } = {},
): TableResponse {
  const pageSize = Number(query.get("pageSize") ?? maxPageSize)
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > maxPageSize) return errors.parameter
  if ([...query.keys()].some((name) => !knownParameters.includes(name))) return errors.parameter
  const fields = query.getAll("fields[]")
  if (fields.some((field) => !knownFields.includes(field))) return errors.field

  const formula = query.get("filterByFormula")
  const id = formula === null ? null : parseFormula(formula)
  if (id === undefined) return errors.filter
  const view = query.get("view")
  const isInView = view === null ? () => true : views[view]
  if (!isInView) return errors.view
  const pagingFault = pagingFaults.find((mode) => mode === fault?.mode)
  const matches = rows
    .map((row, index) => ({ ...row, index }))
    .filter((row) => isInView(row) && (id === null || pagingFault !== undefined || row.uuid === id))

  const list = JSON.stringify([pageSize, fields, formula, view])
  const offset = query.get("offset")
  const iterator = offset === null ? { list, position: 0, expiresAt: Infinity } : byOffset.get(offset)
  if (iterator?.list !== list) return errors.offset
  if (Date.now() > iterator.expiresAt) return errors.expired
  if (fault && offset !== null && (pagingFault === "expire" || pagingFault === "expire-always")) {
    // The next request with this offset succeeds.
    if (pagingFault === "expire") fault.mode = "ignore-filter"
    return errors.expired
  }

  // With `empty-pages`, an empty page advances the position by a half, so the next page has a fractional position.
  const isEmpty = pagingFault === "empty-pages" && Number.isInteger(iterator.position)
  const start = Math.floor(iterator.position)
  const page = isEmpty ? [] : matches.slice(start, start + pageSize)
  const end = isEmpty ? start + 0.5 : start + pageSize
  const isEndless = pagingFault === "endless" || pagingFault === "repeat-offset"
  const records = page.map((row) => toRecord(row, fields))
  if (end >= matches.length && !isEndless) return { status: 200, body: { records } }

  if (pagingFault === "repeat-offset" && offset !== null) return { status: 200, body: { records, offset } }
  const nextOffset = `${randomId("itr")}/${randomId("rec")}`
  const position = end < matches.length ? end : 0
  byOffset.set(nextOffset, { list, position, expiresAt: Date.now() + lifetime })
  // A map iterates in the order of insertion.
  const [oldest = ""] = byOffset.keys()
  if (byOffset.size > maxIterators) byOffset.delete(oldest)
  return { status: 200, body: { records, offset: nextOffset } }
}

function randomId(prefix: string): string {
  return prefix + randomBytes(14).toString("base64url").replaceAll(/[-_]/g, "x").slice(0, 14)
}

const condition = /^\{UUID\}\s*=\s*'((?:[^'\\]|\\[\s\S])*)'$/

/** Returns the id that a formula matches, or undefined if the formula is not `{UUID}='…'`. */
function parseFormula(formula: string): string | undefined {
  return condition.exec(formula)?.[1]?.replace(/\\([\s\S])/g, "$1")
}

/** @param row with its position in the table, because two rows may have the same UUID */
function toRecord({ uuid, name, index }: Row & { index: number }, fields: readonly string[]): object {
  const all = Object.entries({ UUID: uuid, name })
  const selected = all.filter(([field, value]) => value !== "" && (fields.length === 0 || fields.includes(field)))
  return {
    id: `rec${String(index).padStart(14, "0")}`,
    createdTime: "2024-05-01T09:00:00.000Z",
    fields: Object.fromEntries(selected),
  }
}
