/**
 * `npm run bench:memory`: sends 100,000 requests to each broker and to the local services, and prints the memory in use after every
 * 10,000 requests. Exits with 1 if it grows.
 */
import getPort from "get-port"
import { startDataProcess } from "../../services/data/startDataProcess"
import {
  defaultPorts,
  localAnonymousKey,
  localProofHash,
  localRecordsKey,
  localTables,
} from "../../services/localEnvironment"
import { sampleRows, sampleSignIn, sheetTitles, toCsv } from "../../services/spreadsheet/sampleSheet"
import { exportUrl } from "../../services/spreadsheet/startSpreadsheet"
import { startServices } from "../../services/startServices"
import { createBroker } from "../../supabase/functions/records/broker"
import { buildFormula } from "../../supabase/functions/records/formula"
import type { Settings } from "../../supabase/functions/records/settings"
import { createHandler } from "../../supabase/functions/sheet/handler"
import { createProofCheck } from "../../supabase/functions/sheet/proof"
import { createRateLimit } from "../../supabase/functions/sheet/rateLimit"
import { createSheetReader } from "../../supabase/functions/sheet/sheetReader"
import { hideStackTraces } from "../lib/hideStackTraces"

const count = 100_000
const interval = 10_000
/**
 * Maximum growth in bytes between the first quarter and the end: 20 bytes per request. Without a leak, two samples differ by up to
 * 1 MB. An entry in a map takes more than 100 bytes.
 */
const maxGrowth = 1_500_000

/** Sends request number `index`. */
type Send = (index: number) => Promise<Response>

/** Sends all requests and prints the memory in use. @returns whether it grew by less than `maxGrowth` */
async function measure(name: string, parallel: number, send: Send): Promise<boolean> {
  const startedAt = performance.now()
  const statuses = new Map<number, number>()
  const samples: number[] = []
  for (let sent = 0; sent < count;) {
    const end = sent + interval
    const worker = async () => {
      while (sent < end) {
        const response = await send((sent += 1))
        await response.arrayBuffer()
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: parallel }, worker))
    // Closed connections and aborted timers release their objects some turns later.
    await new Promise((resolve) => setTimeout(resolve, 200))
    samples.push(memoryInUse())
  }
  const last = samples.at(-1) ?? 0
  // The samples around the first quarter. The requests before fill caches and compile code.
  const growth = last - Math.max(...samples.slice(1, 3))
  const slope = growth / (count * 0.75)
  const seconds = (performance.now() - startedAt) / 1000
  console.log(name)
  console.log(`  ${samples.map((bytes) => (bytes / 1e6).toFixed(1)).join("  ")}  MB`)
  console.log(`  ${slope.toFixed(1)} bytes per request, ${seconds.toFixed(0)} s, status ${formatCounts(statuses)}\n`)
  return growth < maxGrowth
}

const formatCounts = (counts: ReadonlyMap<number, number>) =>
  [...counts].map(([status, times]) => `${status} × ${times}`).join(", ")

/** Returns the bytes of JavaScript objects that are in use. The embedded database is not part of them. */
function memoryInUse(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

/** A different id for each number, as long as a real one. */
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`
/** A different address of the sender for each number. No service uses it. */
const senderOf = (index: number) => ({ "x-forwarded-for": `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` })

/** Requests with this text bypass the records broker. */
const bypassText = "pageSize=7"

function lookupOf(base: string, id: string, index: number): Request {
  const query = new URLSearchParams({ pageSize: "100", filterByFormula: buildFormula([id]) })
  const headers = { authorization: `Bearer ${localRecordsKey}`, ...senderOf(index) }
  return new Request(`${base}/${localTables.letters}?${query.toString()}`, { headers })
}

/** Returns a worker of the records broker for an empty table. */
function createRecordsBroker(settings: Partial<Settings> = {}) {
  return createBroker({
    query: database.query,
    fetch: () => Promise.resolve(Response.json({ records: [] })),
    upstream: { url: "http://table.local", token: "" },
    tables: [localTables.letters],
    basePath: "",
    publicKey: localRecordsKey,
    isSiteOrigin: () => true,
    waitUntil: () => undefined,
    log: (message) => console.error(message),
    settings,
  })
}

function createSheetBroker(): Send {
  const log = (message: string) => console.error(message)
  const handle = createHandler({
    read: createSheetReader({
      url: "http://sheet.local",
      fetch: () => Promise.resolve(new Response(toCsv([sheetTitles, ...sampleRows]))),
      log,
    }),
    isProof: createProofCheck(localProofHash),
    countRequest: createRateLimit({
      query: <Row extends object>() => Promise.resolve([{ isAllowed: true }] as unknown as Row[]),
      log,
    }),
    isSiteOrigin: () => true,
  })
  return (index) =>
    handle(signInAt("http://sheet.local/", index % 2 ? `${idOf(index)}@school.example` : sampleSignIn.email, index))
}

function signInAt(url: string, email: string, index: number): Request {
  const headers = { origin: "http://localhost", ...senderOf(index) }
  return new Request(`${url}?email=${encodeURIComponent(email)}`, { method: "POST", body: sampleSignIn.proof, headers })
}

/** Returns a function that sends requests to all local services in turn: half with new ids and addresses, half with known ones. */
function createClient(environment: Record<string, string>, spreadsheet: string): Send {
  const { GATSBY_RECORDS_API_URL: records = "", GATSBY_SIGN_IN_SHEET_URL: sheet = "" } = environment
  const { GATSBY_SUPABASE_URL: data = "", GATSBY_FORMS_URL: forms = "" } = environment
  const requestForm: Send = (index) =>
    fetch(`${forms}/250418836527164?applicantId=${idOf(index)}`, { headers: senderOf(index) })
  const requestRecord: Send = (index) => fetch(lookupOf(records, idOf(index), index))
  // A page of the table, which stores the offset of the next page.
  const requestPage: Send = (index) =>
    fetch(`${records}/${localTables.letters}?${bypassText}`, { headers: senderOf(index) })
  const requestSheet: Send = (index) => fetch(exportUrl(spreadsheet, String(index)), { headers: senderOf(index) })
  const signIn: Send = (index) => fetch(signInAt(sheet.split("?")[0] ?? "", `${idOf(index)}@school.example`, index))
  const subscribe: Send = (index) =>
    fetch(`${data}/rest/v1/email_subscribers?select=*`, {
      method: "POST",
      body: JSON.stringify({ email: `${idOf(index)}@school.example` }),
      headers: { apikey: localAnonymousKey, "content-type": "application/json", ...senderOf(index) },
    })
  // The last three use the database, which is slower.
  const fast = [requestForm, requestPage, requestSheet]
  const turns = [...fast, ...fast, ...fast, requestRecord, signIn, subscribe]
  return (index) => {
    const turn = turns[index % turns.length] ?? requestForm
    // Every second round repeats the requests of the first one.
    return turn(Math.floor(index / turns.length) % 2 ? index : index % turns.length)
  }
}

hideStackTraces()
if (!globalThis.gc) throw new Error('Run this command with "npm run bench:memory", which lets it collect garbage.')
console.log(`${count} requests each. Memory in use after every ${interval} of them:\n`)
const database = await startDataProcess()
const fresh = createRecordsBroker()
await fresh.refresh()
// The mirror has no answer, so each id is fetched from the table.
const cold = createRecordsBroker({
  completeMirrorTtl: 0,
  negativeCacheTtl: 2_000,
  refreshInterval: 3_600_000,
  permitCooldown: 1,
  pollInterval: 1,
})
const ports = { ...defaultPorts }
for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await getPort({ host: "127.0.0.1" })
const services = await startServices(ports)
await fetch(`${services.environment.GATSBY_RECORDS_API_URL}/__faults`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ mode: "table", for: bypassText }),
})
const runs: [string, number, Send][] = [
  [
    "records broker, different ids, mirror fresh",
    200,
    (index) => fresh.handle(lookupOf("http://broker.local", idOf(index), index)),
  ],
  ["records broker, one id", 200, (index) => fresh.handle(lookupOf("http://broker.local", idOf(0), index))],
  [
    "records broker, different ids, mirror empty",
    400,
    (index) => cold.handle(lookupOf("http://broker.local", idOf(index), index)),
  ],
  ["sheet broker", 200, createSheetBroker()],
  ["local services", 50, createClient(services.environment, `http://127.0.0.1:${ports.spreadsheet}`)],
]
let isFlat = true
for (const [name, parallel, send] of runs) isFlat = (await measure(name, parallel, send)) && isFlat
await services.close()
await database.close()
if (!isFlat) console.error(`The memory in use grew by more than ${maxGrowth / 1e6} MB.`)
process.exit(isFlat ? 0 : 1)
