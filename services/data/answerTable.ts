import type { IncomingMessage } from "node:http"
import type { PGlite } from "@electric-sql/pglite"
import { apiError, errorOfDatabase } from "./apiError"
import { statementOf, wantsRows, type TableRequest } from "./statement"
import type { Table } from "./tables"

export interface Answer {
  status: number
  body: string
  headers?: Record<string, string>
}

interface Question {
  database: PGlite
  tables: ReadonlyMap<string, Table>
  role: "anon" | "service_role"
  /** Name of the table, as the address has it. */
  name: string
  request: IncomingMessage
  query: URLSearchParams
  body: string
}

const methods = ["GET", "HEAD", "POST", "PATCH", "DELETE"] as const

/**
 * Answers a request to a table in a transaction of its own, under the role of the caller, as PostgREST does.
 * @throws ApiError for every answer that is no success
 */
export async function answerTable(question: Question): Promise<Answer> {
  const { database, tables, role, name, request, query, body } = question
  const table = tables.get(name)
  if (!table) throw apiError(404, "PGRST205", `Could not find the table 'public.${name}' in the schema cache`)
  const method = methods.find((one) => one === request.method)
  if (!method) throw apiError(405, "PGRST117", `Unsupported HTTP method: ${request.method ?? ""}`)
  const isReading = method === "GET" || method === "HEAD"

  const read: TableRequest = {
    method,
    query,
    prefer: preferences(request),
    body: isReading ? null : jsonOf(body, method),
  }
  const { text, values } = statementOf(read, table)
  const rows = await database
    .transaction(async (transaction) => {
      if (isReading) await transaction.exec("set transaction read only")
      // One of two fixed words, never what the caller wrote.
      await transaction.exec(`set local role ${role}`)
      return (await transaction.query<{ body: string; count: number }>(text, values)).rows
    })
    .catch((error: unknown) => {
      throw errorOfDatabase(error, role === "anon") ?? error
    })

  const status = method === "POST" ? 201 : wantsRows(read) ? 200 : 204
  if (!wantsRows(read)) return { status, body: "" }
  const { body: found = "[]", count = 0 } = rows[0] ?? {}
  const total = read.prefer.has("count=exact") ? count : "*"
  const range = `${count > 0 && method !== "POST" ? `0-${count - 1}` : "*"}/${total}`
  return { status, body: method === "HEAD" ? "" : found, headers: { "content-range": range } }
}

function preferences({ headers }: IncomingMessage): ReadonlySet<string> {
  const header = headers.prefer
  const words = Array.isArray(header) ? header.join() : (header ?? "")
  return new Set(words.split(",").map((word) => word.trim()))
}

function jsonOf(body: string, method: string): unknown {
  if (method === "DELETE") return null
  try {
    return JSON.parse(body)
  } catch {
    throw apiError(400, "PGRST102", "Empty or invalid json")
  }
}
