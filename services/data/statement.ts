import { apiError } from "./apiError"

/** A table of the schema `public`. PostgREST keeps such tables in its schema cache. */
export interface Table {
  name: string
  /** Types of the columns in PostgreSQL, by column name. */
  columns: ReadonlyMap<string, string>
  primaryKey: readonly string[]
}

/** A request to a table: parsed, but not validated. */
export interface TableRequest {
  method: "GET" | "HEAD" | "POST" | "PATCH" | "DELETE"
  query: URLSearchParams
  /** Tokens of the header `Prefer`. */
  prefer: ReadonlySet<string>
  /** Parsed JSON of a POST or PATCH. */
  body: unknown
}

/** An SQL statement. Names are quoted, and values are parameters. */
export interface Statement {
  text: string
  values: string[]
}

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

/** Returns whether the response contains rows: always for a read, and with `Prefer: return=representation` for a write. */
export function returnsRows({ method, prefer }: TableRequest): boolean {
  return method === "GET" || method === "HEAD" || prefer.has("return=representation")
}

/**
 * Builds the statement of a request. If the response contains rows, the statement returns one row with two columns: `body`
 * (the rows as a JSON array) and `count` (their number).
 * @throws ApiError for unknown names and invalid syntax, with PostgREST's codes
 */
export function buildStatement(request: TableRequest, table: Table): Statement {
  const { method, query, prefer, body } = request
  const target = `"public".${quote(table.name)}`
  const values: string[] = []
  const parameter = (value: string) => `$${values.push(value)}`

  function selectList(): string {
    const names = (query.get("select") ?? "*").split(",")
    if (names.some((name) => name !== "*" && !/^\w+$/.test(name)))
      throw apiError(400, "PGRST100", `"failed to parse select parameter (${names.join()})"`)
    return names.map((name) => `${target}.${name === "*" ? "*" : quote(name)}`).join(", ")
  }

  function whereClause(): string {
    const conditions = [...query]
      .filter(([name]) => name !== "select")
      .map(([name, filter]) => {
        const [, word = "", value = ""] = /^([a-z]+)\.(.*)$/s.exec(filter) ?? []
        const operator = Object.hasOwn(operators, word) ? operators[word] : undefined
        if (!operator) throw apiError(400, "PGRST100", `"failed to parse filter (${filter})"`)
        // PostgreSQL rejects an unknown column (42703).
        const type = table.columns.get(name) ?? "text"
        const operand = operator.endsWith("like") ? value.replaceAll("*", "%") : value
        return `${target}.${quote(name)} ${operator} ${parameter(operand)}::text::${type}`
      })
    return conditions.length > 0 ? ` where ${conditions.join(" and ")}` : ""
  }

  /** Returns the quoted column names in the rows, and SQL that converts the rows from JSON. */
  function payload(rows: readonly unknown[]): { columns: string[]; source: string } {
    const keys = new Set(rows.map((row) => (isObject(row) ? Object.keys(row).sort().join() : undefined)))
    const [first] = rows
    if (!isObject(first)) throw apiError(400, "PGRST102", "Empty or invalid json")
    if (keys.size > 1) throw apiError(400, "PGRST102", "All object keys must match")
    const names = Object.keys(first)
    const unknown = names.find((name) => !table.columns.has(name))
    if (unknown !== undefined)
      throw apiError(400, "PGRST204", `Could not find the '${unknown}' column of '${table.name}' in the schema cache`)
    const source = `json_populate_recordset(null::${target}, ${parameter(JSON.stringify(rows))}::text::json) as payload`
    return { columns: names.map(quote), source }
  }

  function insert(): string {
    const rows: readonly unknown[] = Array.isArray(body) ? body : [body]
    // The client library sends the names of the columns only with an array.
    const filter = [...query.keys()].find((name) => name !== "select" && !(name === "columns" && Array.isArray(body)))
    if (filter !== undefined) throw apiError(400, "PGRST100", `"unsupported parameter (${filter})"`)
    const { columns, source } = payload(rows)
    const list = columns.join(", ")
    const conflictTarget = `on conflict (${table.primaryKey.map(quote).join(", ")})`
    const conflictAction = prefer.has("resolution=ignore-duplicates")
      ? `${conflictTarget} do nothing`
      : prefer.has("resolution=merge-duplicates")
        ? `${conflictTarget} do update set ${columns.map((column) => `${column} = excluded.${column}`).join(", ")}`
        : ""
    return `insert into ${target} (${list}) select ${list} from ${source} ${conflictAction}`
  }

  function update(): string {
    const { columns, source } = payload([body])
    const assignments = columns.map((column) => `${column} = payload.${column}`).join(", ")
    return `update ${target} set ${assignments} from ${source}${whereClause()}`
  }

  const statement = {
    GET: () => `select ${selectList()} from ${target}${whereClause()}`,
    HEAD: () => `select ${selectList()} from ${target}${whereClause()}`,
    POST: insert,
    PATCH: update,
    DELETE: () => `delete from ${target}${whereClause()}`,
  }[method]()
  if (!returnsRows(request)) return { text: statement, values }
  const rows = method === "GET" || method === "HEAD" ? statement : `${statement} returning ${selectList()}`
  const text = `with source as (${rows})
    select coalesce(json_agg(source), '[]')::text as body, count(*)::int as count from source`
  return { text, values }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Quotes an identifier. */
function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
