/**
 * `npm run bench -- decision-day`: publishes 10,000 rows, and lets 10,000 applicants open their letters and decisions
 * within a minute. The lookups are those of the site. They go to several workers of the function, which share one
 * database. Exits with 1 if a goal is missed.
 */
import { setTimeout as wait } from "node:timers/promises"
import { startDataProcess } from "../../local-services/data/startDataProcess"
import { localProofHash, localTables } from "../../local-services/localEnvironment"
import { createApplicants, pastRelease } from "../../local-services/sampleApplicants"
import { findApplicant } from "../../src/features/applicants/findApplicant"
import { createRng } from "../../src/random"
import { createHandler } from "../../supabase/functions/admissions/handler"
import type { PublicationRequest, PublishedRecord } from "../../supabase/functions/admissions/publication"
import type { Query } from "../../supabase/functions/admissions/query"

const applicantCount = 10_000
/** Milliseconds until 95 % of the applicants have their name. */
const goal = 50
/** The workers are in this process, so that the times contain as little as possible besides the function. */
const workerCount = 4
/** Milliseconds. */
const minute = 60_000

const publicKey = "public-key-of-the-load-test"
const staffKey = "the-secret-key-of-the-staff-in-the-load-test"
const functionUrl = "http://admissions.local"

/** Starts the workers, and sends all requests of the site to them in turn (round robin). */
function connectSite(query: Query): typeof fetch {
  const startWorker = () =>
    createHandler({
      query,
      tables: localTables,
      basePath: "",
      publicKey,
      staffKey,
      proofHash: localProofHash,
      isSiteOrigin: () => true,
      log: (message) => console.error(`  ${message}`),
    })
  const workers = Array.from({ length: workerCount }, startWorker)
  let count = 0
  const send: typeof fetch = async (input, init) => {
    const worker = workers[(count += 1) % workers.length]
    if (!worker) throw new Error("There is no worker.")
    return worker(new Request(input, init), { client: "127.0.0.1", isPrivate: true })
  }
  // The site's code runs in Node.js here.
  Object.assign(globalThis, { fetch: send, window: globalThis })
  process.env.GATSBY_RECORDS_API_URL = functionUrl
  process.env.GATSBY_RECORDS_API_KEY = publicKey
  return send
}

/** Publishes rows as the staff's command does. @returns the milliseconds and the size of the request in bytes */
async function publish(send: typeof fetch, records: readonly PublishedRecord[]) {
  const request: PublicationRequest = {
    comparedWith: 0,
    action: "publish",
    publishedBy: "load test",
    digest: "",
    withdrawals: [],
    records,
    signIns: records.map(({ name }, index) => ({ name, email: `applicant-${index}@students.example` })),
  }
  const body = JSON.stringify(request)
  const start = performance.now()
  const headers = { authorization: `Bearer ${staffKey}` }
  const response = await send(`${functionUrl}/publication`, { method: "POST", headers, body })
  if (response.status !== 200) throw new Error(`Nothing was published: ${await response.text()}`)
  return { duration: performance.now() - start, size: Buffer.byteLength(body) }
}

interface LoadResult {
  /** Milliseconds until each applicant has read the name, in ascending order. */
  times: readonly number[]
  /** The other results. */
  others: readonly string[]
}

/**
 * Lets all applicants open their pages: a tenth of them within the first two seconds, the others evenly over the
 * minute.
 */
async function runLoad(applicants: readonly PublishedRecord[]): Promise<LoadResult> {
  const rng = createRng("arrivals")
  const times: number[] = []
  const others: string[] = []
  async function open({ kind, uuid, name }: PublishedRecord, arrival: number): Promise<void> {
    await wait(arrival)
    const start = performance.now()
    const outcome = await findApplicant({
      table: kind === "letter" ? localTables.letter : localTables.decision,
      userId: uuid,
    })
    if (outcome.kind === "found" && outcome.name === name) return void times.push(performance.now() - start)
    others.push(outcome.kind === "failed" ? `failed (${outcome.reason})` : outcome.kind)
  }
  const isEarly = (index: number) => index < applicants.length / 10
  await Promise.all(applicants.map((person, index) => open(person, rng.range(0, isEarly(index) ? 2_000 : minute))))
  return { times: times.sort((a, b) => a - b), others }
}

export async function measureDecisionDay(): Promise<void> {
  console.log(`${workerCount} workers of the function. This takes a minute and a half.\n`)
  const records = createApplicants(createRng("applicants"), applicantCount).map(({ uuid, name }, index) => ({
    ...{ uuid, name, kind: index % 5 ? "letter" : "decision", releaseAt: pastRelease },
    email: `applicant-${index}@students.example`,
    isShared: false,
  }))
  const database = await startDataProcess()
  const send = connectSite(database.query)
  const { duration, size } = await publish(send, records)
  console.log(
    `${applicantCount} rows and sign-ins published: ${(size / 1e6).toFixed(1)} MB in ${(duration / 1e3).toFixed(1)} s`,
  )

  const { times, others } = await runLoad(records)
  await database.close()
  const timeOf = (fraction: number) => times[Math.ceil(times.length * fraction) - 1] ?? Infinity
  const failures = [...new Set(others)].join(", ") || "none"
  console.log(`${applicantCount} applicants in a minute`)
  console.log(`  ${times.length} read their name, ${others.length} other results: ${failures}`)
  console.log(
    `  until the name: median ${timeOf(0.5).toFixed(1)} ms, 95 % ${timeOf(0.95).toFixed(1)} ms, longest ${timeOf(1).toFixed(0)} ms`,
  )
  const isMissed = others.length > 0 || timeOf(0.95) > goal
  if (isMissed) console.error(`Not every applicant read their name, or more than 5 % waited for more than ${goal} ms.`)
  process.exit(isMissed ? 1 : 0)
}
