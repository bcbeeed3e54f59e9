import { idOfFormula } from "./formula.ts"
import { refusals, type Refusal } from "./answers.ts"

/** What a request asks for, as far as it can be read. */
export type Question =
  | { kind: "look-up"; table: string; id: string }
  /** An id that no table holds: it is answered like any other that is not found. */
  | { kind: "hopeless" }
  | { kind: "refused"; refusal: Refusal }

export interface Door {
  /** Names of the tables that are served. */
  tables: readonly string[]
  /** What stands before the table's name in the path, such as `/records`. */
  basePath: string
  /** The bearer credential that is let in. Everybody can read it in the site's scripts. */
  publicKey: string
}

/** An id that is shorter could be guessed. */
const shortestId = 16
/** Letters, digits, hyphen, underscore, as in a UUID. Whatever else is typed cannot disturb a question it would share with others. */
const possibleId = /^[A-Za-z0-9_-]{16,128}$/

const fieldNames = ["UUID", "name"]

/** Reads a GET of the list-records protocol. One exact id is let through and nothing else: no listing, no other filter. */
export function readQuestion(request: Request, { tables, basePath, publicKey }: Door): Question {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method !== "GET") return refused("method")
  if (request.headers.get("authorization") !== `Bearer ${publicKey}`) return refused("authentication")
  if (!pathname.startsWith(`${basePath}/`)) return refused("path")
  const path = pathname.slice(basePath.length + 1)
  const table = tables.find((name) => encodeURIComponent(name) === path || name === path)
  if (!table) return refused(path.includes("/") ? "path" : "table")

  const parameters = [...searchParams]
  const valuesOf = (name: string) => parameters.filter(([other]) => other === name).map(([, value]) => value)
  if (parameters.some(([name]) => name !== "pageSize" && name !== "fields[]" && name !== "filterByFormula"))
    return refused(searchParams.has("offset") ? "offset" : "parameter")
  if (valuesOf("pageSize").some((size) => !/^([1-9]\d?|100)$/.test(size))) return refused("parameter")
  if (valuesOf("fields[]").some((field) => !fieldNames.includes(field))) return refused("field")

  const [formula, ...more] = valuesOf("filterByFormula")
  const id = more.length > 0 ? undefined : idOfFormula(formula ?? "")
  if (id === undefined || id.length < shortestId) return refused("filter")
  return possibleId.test(id) ? { kind: "look-up", table, id } : { kind: "hopeless" }
}

function refused(name: keyof typeof refusals): Question {
  return { kind: "refused", refusal: refusals[name] }
}
