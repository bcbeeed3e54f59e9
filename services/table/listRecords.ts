import { refusals, type TableAnswer } from "./answers"
import type { Fault } from "./faults"
import { idsOfFilter } from "./formula"
import type { Offsets } from "./offsets"

/** A row of an applicants' table. */
export interface Row {
  uuid: string
  /** Empty text: the field is left out of answers. */
  name: string
}

export interface ListQuestion {
  rows: readonly Row[]
  query: URLSearchParams
  offsets: Offsets
  fault: Fault | undefined
}

const largestPage = 100
const knownParameters = ["pageSize", "fields[]", "filterByFormula", "offset"]
const knownFields = ["UUID", "name"]

/** Answers a page of a table, as https://airtable.com/developers/web/api/list-records has it. */
export function listRecords({ rows, query, offsets, fault }: ListQuestion): TableAnswer {
  const size = Number(query.get("pageSize") ?? largestPage)
  if (!Number.isInteger(size) || size < 1 || size > largestPage) return refusals.parameter
  if ([...query.keys()].some((name) => !knownParameters.includes(name))) return refusals.parameter
  const fields = query.getAll("fields[]")
  if (fields.some((field) => !knownFields.includes(field))) return refusals.field

  const formula = query.get("filterByFormula")
  const ids = formula === null ? null : idsOfFilter(formula)
  if (ids === undefined) return refusals.filter
  const isFiltered = ids !== null && !(fault && readsOn.includes(fault.mode))
  const found = isFiltered ? rows.filter(({ uuid }) => ids.has(uuid)) : rows

  const question = JSON.stringify([size, fields, formula])
  const offset = query.get("offset")
  const place = offset === null ? ({ kind: "position", position: 0 } as const) : offsets.read(offset, question)
  if (place.kind === "invalid") return refusals.offset
  if (place.kind === "expired" || (offset !== null && expiresNow(fault))) return refusals.expired

  // A position of a half stands before an empty page.
  const isEmpty = fault?.mode === "empty-pages" && Number.isInteger(place.position)
  const begin = Math.floor(place.position)
  const page = isEmpty ? [] : found.slice(begin, begin + size)
  const next = isEmpty ? begin + 0.5 : nextPosition(begin + size, found.length, fault)
  return {
    status: 200,
    body: {
      records: page.map((row) => recordOf(row, fields)),
      ...(next === undefined ? {} : { offset: nextOffset(offset, fault) ?? offsets.issue(question, next) }),
    },
  }
}

/** Faults that show only where more than one page is read. */
const readsOn: readonly string[] = [
  "ignore-filter",
  "empty-pages",
  "expire",
  "expire-always",
  "repeat-offset",
  "endless",
]

function expiresNow(fault: Fault | undefined): boolean {
  if (fault?.mode !== "expire-always" && !(fault?.mode === "expire" && fault.expired === 0)) return false
  fault.expired += 1
  return true
}

function nextPosition(next: number, length: number, fault: Fault | undefined): number | undefined {
  if (next < length) return next
  return fault?.mode === "endless" || fault?.mode === "repeat-offset" ? 0 : undefined
}

function nextOffset(offset: string | null, fault: Fault | undefined): string | undefined {
  return fault?.mode === "repeat-offset" ? (offset ?? undefined) : undefined
}

function recordOf({ uuid, name }: Row, fields: readonly string[]): object {
  const all = Object.entries({ UUID: uuid, name })
  const shown = all.filter(([field, value]) => value !== "" && (fields.length === 0 || fields.includes(field)))
  return {
    id: `rec${uuid.replaceAll("-", "").slice(-14)}`,
    createdTime: "2024-05-01T09:00:00.000Z",
    fields: Object.fromEntries(shown),
  }
}
