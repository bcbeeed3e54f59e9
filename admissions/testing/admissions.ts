/** Small tables, a sheet and a function for the tests of the staff's commands. */
import Papa from "papaparse"
import { localTables, localTableVariables } from "../../local-services/localEnvironment"
import type { PublicationRequest, StaffStatus } from "../../supabase/functions/admissions/publication"
import { runCommand } from "../runCommand"

export const token = `patSample00000000.${"0123456789abcdef".repeat(4)}`
const base = "https://api.table.example/v0/appSample"
export const sheetUrl = "https://sheet.example/export?format=csv&gid=0"

export const functionUrl = "https://functions.example/admissions"
export const staffKey = "staff-key-0123456789-0123456789-ab"
/** The time of all tests, and the release of all rows: a day later, in the afternoon of Los Angeles. */
export const now = Date.parse("2027-03-26T20:00:00.000Z")
export const release = "2027-03-28T00:00:00.000Z"

export const variables: Record<string, string> = {
  RECORDS_UPSTREAM_URL: `${base}/`,
  RECORDS_UPSTREAM_TOKEN: token,
  ...localTableVariables("RECORDS"),
  RECORDS_LETTERS_TABLE: " Letters",
  SHEET_URL: sheetUrl,
  GATSBY_SITE_URL: "https://www.example.org",
  RECORDS_RELEASE_COLUMN: "Release",
  GATSBY_RECORDS_API_URL: functionUrl,
  RECORDS_STAFF_KEY: staffKey,
}

export type Fields = Record<string, unknown>

/** What the services return. Tests change it. */
export interface Services {
  Letters: Fields[]
  Decisions: Fields[]
  /** Rows with the columns Email and Name. */
  sheet: Fields[]
  /** What is published: the last one is on the site. */
  publications: PublicationRequest[]
  /** In the content. */
  commitDeadline?: string
  /** Milliseconds by which the clock of the database is ahead. */
  ahead: number
  /** The clock of the computer. */
  now: () => number
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
  const fields = people.map((name, index) => ({ UUID: ids[index], name, Release: release }))
  return {
    Letters: fields.slice(0, 3),
    Decisions: fields.slice(3),
    sheet: people.map((Name, index) => ({ Email: `person${index}@school.example`, Name })),
    publications: [],
    ahead: 0,
    now: () => now,
    respond: () => undefined,
  }
}

const airtableError = (status: number, type: string) => Response.json({ error: { type } }, { status })

/** Returns the publication of the rows without a mistake, as `publish` makes it from the tables. */
export function publicationOf({ Letters, Decisions, sheet }: Services): PublicationRequest {
  const recordOf = (kind: string, { UUID, name, Email, Release }: Fields) => {
    const own = sheet.find((row) => row["Name"] === name)
    const email = (Email ?? own?.["Email"] ?? null) as string | null
    return { uuid: String(UUID), kind, name: String(name), releaseAt: String(Release), email, isShared: false }
  }
  return {
    comparedWith: 0,
    action: "publish",
    publishedBy: "noor",
    digest: "0123456789ab",
    withdrawals: [],
    records: [...Letters.map((row) => recordOf("letter", row)), ...Decisions.map((row) => recordOf("decision", row))],
    signIns: sheet.map(({ Email, Name }) => ({ email: String(Email), name: String(Name) })),
  }
}

/** Publishes the rows without a question. */
export function publishAll(services: Services): Services {
  services.publications.push(publicationOf(services))
  return services
}

/** Returns a page of two rows, as Airtable does with a hundred. */
function tablePage(services: Services, url: URL): Response {
  const [, , , title = ""] = url.pathname.split("/")
  if (!Object.values(localTables).includes(title)) return airtableError(403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND")
  const all = title === "Letters" ? services.Letters : title === "Decisions" ? services.Decisions : []
  const start = Number(url.searchParams.get("offset") ?? 0)
  const records = all.slice(start, start + 2).map((fields, index) => ({ id: `rec${title}${start + index}`, fields }))
  return Response.json({ records, ...(start + 2 < all.length && { offset: String(start + 2) }) })
}

/** The answers of the function (supabase/functions/admissions) to the staff, and to lookups. */
function answerOf(services: Services, url: URL, request: RequestInit): Response {
  const { publications } = services
  const version = publications.length
  const path = url.href.slice(functionUrl.length).replace(/\?.*/, "")
  const key = new Headers(request.headers).get("authorization")?.replace("Bearer ", "")
  const error = (status: number, type: string) => Response.json({ error: { type } }, { status })
  if (path === "/status" || path === "/publication") {
    // A redirect could send the key to another host.
    expect([key, request.redirect]).toEqual([staffKey, "manual"])
    if (path === "/status") return Response.json(statusOf(services))
    if (request.method === "POST") {
      const publication = JSON.parse(request.body as string) as PublicationRequest
      if (publication.comparedWith !== version) return error(409, "ANOTHER_VERSION")
      publications.push(publication)
      return Response.json({ version: version + 1 })
    }
    const asked = Number(url.searchParams.get("version") ?? version)
    const found = publications[asked - 1]
    if (!found) return error(404, "NOT_FOUND")
    const { records, signIns, withdrawals } = found
    return Response.json({ version: asked, records, signIns, withdrawals })
  }
  expect(key).toBe("public-key")
  const id = /'(.*)'/.exec(url.searchParams.get("filterByFormula") ?? "")?.[1]
  const record = publications.at(-1)?.records.find(({ uuid }) => uuid === id)
  if (record && Date.parse(record.releaseAt) > services.now())
    return Response.json({ error: { type: "NOT_RELEASED", releaseAt: record.releaseAt } }, { status: 403 })
  return Response.json({ records: record ? [{ fields: { UUID: id, name: record.name } }] : [] })
}

const statusOf = ({ publications, ahead, now: clock }: Services): StaffStatus => ({
  tables: localTables,
  isPublished: publications.length > 0,
  now: new Date(clock() + ahead).toISOString(),
  publicKey: "public-key",
  publications: publications
    .map(({ records, signIns, action, publishedBy, digest }, index) => ({
      version: index + 1,
      publishedAt: new Date(now).toISOString(),
      publishedBy,
      action,
      digest,
      records: Object.fromEntries(
        ["letter", "decision"].flatMap((kind) => {
          const count = records.filter((record) => record.kind === kind).length
          return count > 0 ? [[kind, count]] : []
        }),
      ),
      signIns: signIns.length,
    }))
    .reverse(),
})

export interface CommandResult {
  /** Undefined if it threw an error. */
  hasSucceeded: boolean | undefined
  /** All lines that it printed, with the message of its error. */
  output: string
  requests: string[]
  /** Milliseconds of each pause. */
  waits: number[]
}

/**
 * Runs a command with the services.
 * @param answers what the person at the terminal types; undefined: there is no terminal
 */
export async function runWith(
  services: Services,
  args: string[],
  settings = variables,
  answers?: readonly string[],
): Promise<CommandResult> {
  const typed = [...(answers ?? [])]
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
      if (response) return Promise.resolve(response)
      if (url.href.startsWith(functionUrl)) return Promise.resolve(answerOf(services, url, request))
      const sheet = () => new Response(Papa.unparse(services.sheet))
      return Promise.resolve(url.href === sheetUrl ? sheet() : tablePage(services, url))
    },
    wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
    now: services.now,
    print: (line) => lines.push(line),
    ask:
      answers &&
      ((question) => {
        lines.push(question)
        return Promise.resolve(typed.shift() ?? "")
      }),
    readCommitDeadline: () => Promise.resolve(services.commitDeadline),
    user: "noor",
  })
  const hasSucceeded = await result.catch((error: unknown) => void lines.push(String(error)))
  const output = lines.join("\n")
  for (const secret of [token, staffKey]) expect(output).not.toContain(secret)
  return { hasSucceeded, output, requests, waits }
}
