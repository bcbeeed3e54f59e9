import { apiError } from "./apiError"
import type { Table } from "./tables"

/** A request to a table, read but not yet trusted. */
export interface TableRequest {
  method: "GET" | "HEAD" | "POST" | "PATCH" | "DELETE"
  query: URLSearchParams
  /** Words of the header `Prefer`. */
  prefer: ReadonlySet<string>
  /** Parsed JSON of a POST or PATCH. */
  body: unknown
}

/** SQL with values apart: names are quoted, values are parameters. */
export interface Statement {
  text: string
  values: string[]
}

/** Parameters of the address that are not filters. */
const reserved = ["select", "columns", "on_conflict"]

const operators: Readonly<Record<string, string>> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
}

/** Whether the request wants its rows back: reading always does, writing with `Prefer: return=representation`. */
export function wantsRows({ method, prefer }: TableRequest): boolean {
  return method === "GET" || method === "HEAD" || prefer.has("return=representation")
}

/**
 * Turns a request into one statement. Where rows are wanted it answers one row: `body`, a JSON array, and `count`.
 * @throws ApiError as PostgREST words it, for a request that names what is not there or cannot be read
 */
export function statementOf(request: TableRequest, table: Table): Statement {
  const values: string[] = []
  const parameter = (value: string) => `$${values.push(value)}`
  const core = coreOf(request, table, parameter)
  if (!wantsRows(request)) return { text: core, values }
  const isReading = request.method === "GET" || request.method === "HEAD"
  const rows = isReading ? core : `${core} returning ${selection(request, table)}`
  const text = `with source as (${rows})
    select coalesce(json_agg(source), '[]')::text as body, count(*)::int as count from source`
  return { text, values }
}

type Parameter = (value: string) => string

function coreOf(request: TableRequest, table: Table, parameter: Parameter): string {
  switch (request.method) {
    case "GET":
    case "HEAD":
      return `select ${selection(request, table)} from ${nameOf(table)}${conditions(request, table, parameter)}`
    case "POST":
      return insertion(request, table, parameter)
    case "PATCH":
      return change(request, table, parameter)
    case "DELETE":
      return `delete from ${nameOf(table)}${conditions(request, table, parameter)}`
  }
}

function insertion(request: TableRequest, table: Table, parameter: Parameter): string {
  const rows = rowsOf(request.body)
  const columns = request.query.get("columns")?.split(",").map(withoutQuotes) ?? Object.keys(rows[0] ?? {})
  if (
    !request.query.has("columns") &&
    rows.some((row) => Object.keys(row).sort().join() !== [...columns].sort().join())
  )
    throw apiError(400, "PGRST102", "All object keys must match")
  refuseUnknown(columns, table)
  if (columns.length === 0) return `insert into ${nameOf(table)} default values`
  const list = columns.map(quoted).join(", ")
  const source = `json_populate_recordset(null::${nameOf(table)}, ${parameter(JSON.stringify(rows))}::text::json)`
  return `insert into ${nameOf(table)} (${list}) select ${list} from ${source}${onConflict(request, table, columns)}`
}

function onConflict({ prefer }: TableRequest, table: Table, columns: readonly string[]): string {
  const target = `on conflict (${table.primaryKey.map(quoted).join(", ")})`
  if (prefer.has("resolution=ignore-duplicates")) return ` ${target} do nothing`
  if (!prefer.has("resolution=merge-duplicates")) return ""
  return ` ${target} do update set ${columns.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(", ")}`
}

function change(request: TableRequest, table: Table, parameter: Parameter): string {
  const [row = {}] = rowsOf(request.body)
  const columns = Object.keys(row)
  refuseUnknown(columns, table)
  if (columns.length === 0) throw apiError(400, "PGRST102", "Empty or invalid json")
  const source = `json_populate_record(null::${nameOf(table)}, ${parameter(JSON.stringify(row))}::text::json)`
  const values = columns.map((column) => `${quoted(column)} = payload.${quoted(column)}`).join(", ")
  return `update ${nameOf(table)} set ${values} from ${source} as payload${conditions(request, table, parameter)}`
}

function conditions({ query }: TableRequest, table: Table, parameter: Parameter): string {
  const all = [...query]
    .filter(([name]) => !reserved.includes(name))
    .map(([name, filter]) => {
      const column = `${nameOf(table)}.${quoted(name)}`
      if (filter === "is.null" || filter === "not.is.null")
        return `${column} is ${filter === "is.null" ? "" : "not "}null`
      const [, word = "", value = ""] = /^([a-z]+)\.(.*)$/s.exec(filter) ?? []
      const operator = Object.hasOwn(operators, word) ? operators[word] : undefined
      if (!operator) throw apiError(400, "PGRST100", `"failed to parse filter (${filter})"`)
      // A column that is not there is left to the database to name.
      const type = table.columns.get(name) ?? "text"
      const wanted = operator.endsWith("like") ? value.replaceAll("*", "%") : value
      return `${column} ${operator} ${parameter(wanted)}::text::${type}`
    })
  return all.length > 0 ? ` where ${all.join(" and ")}` : ""
}

function selection({ query }: TableRequest, table: Table): string {
  const names = (query.get("select") ?? "*").split(",")
  if (names.some((name) => name !== "*" && !/^\w+$/.test(name)))
    throw apiError(400, "PGRST100", `"failed to parse select parameter (${names.join()})"`)
  return names.map((name) => `${nameOf(table)}.${name === "*" ? "*" : quoted(name)}`).join(", ")
}

function rowsOf(body: unknown): object[] {
  const rows: unknown[] = Array.isArray(body) ? body : [body]
  return rows.map((row) => {
    if (typeof row !== "object" || row === null || Array.isArray(row))
      throw apiError(400, "PGRST102", "Empty or invalid json")
    return row
  })
}

function refuseUnknown(columns: readonly string[], table: Table): void {
  const unknown = columns.find((column) => !table.columns.has(column))
  if (unknown === undefined) return
  const message = `Could not find the '${unknown}' column of '${table.name}' in the schema cache`
  throw apiError(400, "PGRST204", message)
}

function nameOf({ name }: Table): string {
  return `"public".${quoted(name)}`
}

/** A name as SQL takes it, whatever it holds. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function withoutQuotes(name: string): string {
  return /^"(.*)"$/.exec(name)?.[1] ?? name
}
