/** Small tables, a sheet and a records broker for the tests of the staff's commands. */
import Papa from "papaparse"
import { localTables, localTableVariables } from "../../local-services/localEnvironment"
import { runCommand } from "../runCommand"

export const token = `patSample00000000.${"0123456789abcdef".repeat(4)}`
const base = "https://api.table.example/v0/appSample"
export const sheetUrl = "https://sheet.example/export?format=csv&gid=0"

export const variables: Record<string, string> = {
  RECORDS_UPSTREAM_URL: `${base}/`,
  RECORDS_UPSTREAM_TOKEN: token,
  ...localTableVariables("RECORDS"),
  RECORDS_LETTERS_TABLE: " Letters",
  SHEET_URL: sheetUrl,
  GATSBY_SITE_URL: "https://www.example.org",
  GATSBY_RECORDS_API_URL: "https://broker.example/records",
  RECORDS_STAFF_KEY: "staff-key-0123456789-0123456789-ab",
}

export type Fields = Record<string, unknown>

/** What the services return. Tests change it. */
export interface Services {
  Letters: Fields[]
  Decisions: Fields[]
  /** Rows with the columns Email and Name. */
  sheet: Fields[]
  /** Returns another response for a request. */
  respond: (url: URL, request: RequestInit) => Response | undefined
}

/** Random ids. The first five are those of `createServices`. */
export const ids = [
  "5a1e0c7d-0b9f-4c55-9d0e-2f7b61c48a03",
  "c83f92b6-71d4-4e0a-b6a8-90e5d3174cf2",
  "1b60e7fd-94a2-4f3c-8c15-d7a82b6e0394",
  "e49d03a8-2c7f-4b61-a0f9-6358b1c7de20",
  "07c5b81e-f36d-4a92-9be4-1c80f2a95d67",
  "9f2a47d0-5e1b-4c8d-87f3-b4069ec1a852",
] as const

/** Returns 3 letters, 2 decisions and 5 rows of the sheet without a mistake. */
export function createServices(): Services {
  const people = ["Maya Okafor", "Leo Castellan", "Zoë Nuñez", "Noor Bellwater", "Kofi Ashgrove"]
  const fields = people.map((name, index) => ({ UUID: ids[index], name }))
  return {
    Letters: fields.slice(0, 3),
    Decisions: fields.slice(3),
    sheet: people.map((Name, index) => ({ Email: `person${index}@school.example`, Name })),
    respond: () => undefined,
  }
}

const airtableError = (status: number, type: string) => Response.json({ error: { type } }, { status })

/** Returns a page of two rows, as Airtable does with a hundred. */
function tablePage(services: Services, url: URL): Response {
  const [, , , title = ""] = url.pathname.split("/")
  if (!Object.values(localTables).includes(title)) return airtableError(403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND")
  const all = title === "Letters" ? services.Letters : title === "Decisions" ? services.Decisions : []
  const start = Number(url.searchParams.get("offset") ?? 0)
  const records = all.slice(start, start + 2).map((fields, index) => ({ id: `rec${title}${start + index}`, fields }))
  return Response.json({ records, ...(start + 2 < all.length && { offset: String(start + 2) }) })
}

const unchanged = { added: 0, removed: 0, renamed: [], opened: 0, hidden: 0 }
/** Numbers of a sync, and the result of a table with them. */
const renamed = ["Maya → May", "Li → Lee"]
export const changes = { ...unchanged, removed: 1, renamed, rows: 259, open: 200, never: 9, duplicateIds: 0 }
export const synced = { kind: "synced", ...changes }

export interface CommandResult {
  /** Undefined if it threw an error. */
  hasSucceeded: boolean | undefined
  /** All lines that it printed, with the message of its error. */
  output: string
  requests: string[]
  /** Milliseconds of each pause. */
  waits: number[]
}

/** Runs a command with the services. */
export async function runWith(services: Services, args: string[], settings = variables): Promise<CommandResult> {
  const lines: string[] = []
  const requests: string[] = []
  const waits: number[] = []
  const result = runCommand(args, settings, {
    fetch: (input, request = {}) => {
      const url = new URL(input instanceof Request ? input.url : input)
      requests.push(url.href)
      if (url.href.startsWith(base)) {
        expect(new Headers(request.headers).get("authorization")).toBe(`Bearer ${token}`)
        // A redirect could send the token to another host.
        expect(request.redirect).toBe("error")
      }
      const response = services.respond(url, request)
      if (response?.type === "error") return Promise.reject(new TypeError(`failed: ${url.href} ${token}`))
      const sheet = () => new Response(Papa.unparse(services.sheet))
      return Promise.resolve(response ?? (url.href === sheetUrl ? sheet() : tablePage(services, url)))
    },
    wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
    print: (line) => lines.push(line),
  })
  const hasSucceeded = await result.catch((error: unknown) => void lines.push(String(error)))
  return { hasSucceeded, output: lines.join("\n"), requests, waits }
}
