import { setTimeout as wait } from "node:timers/promises"
import { request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import { buffer } from "node:stream/consumers"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { Failure, NotChecked, Unreachable, type SiteResponse, type SendRequest } from "./check"

/** Milliseconds without data after which a request fails. */
const timeout = 20_000

/** Milliseconds that an attempt needs at least. */
const minAttempt = 5_000

/**
 * Sends one request. Unlike `fetch`, it follows no redirect and keeps the path as it is, with its dots.
 * @throws as `whenReady`
 */
export function sendTo(origin: string): SendRequest {
  const { protocol, hostname, port } = new URL(origin)
  const request = protocol === "https:" ? requestHttps : requestHttp
  const send: SendRequest = (path, { method = "GET", headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const options = { hostname: hostname.replace(/^\[|\]$/g, ""), port, path, method, headers, timeout }
      const sent = request(options, (response) => {
        const found = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        buffer(response)
          .then((data) => {
            const body = decompress(data, response.headers["content-encoding"]).toString()
            resolve({ status: response.statusCode ?? 0, headers: new Headers(found), body })
          })
          .catch(reject)
      })
      sent.on("timeout", () => sent.destroy(new DOMException("", "TimeoutError")))
      sent.on("error", reject)
      sent.end()
    })
  return (path, options) => whenReady(origin, send(path, options))
}

/**
 * Sends a request to a service, as a page does: again after a `Retry-After` of a few seconds, such as while its
 * database restarts, within the timeout for all attempts.
 * @throws as `whenReady`
 */
export function sendToService(url: string, init: RequestInit = {}): Promise<SiteResponse> {
  const deadline = Date.now() + timeout
  const send = async (): Promise<SiteResponse> => {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(deadline - Date.now()) })
    const milliseconds = Number(response.headers.get("retry-after") ?? NaN) * 1_000
    // A database that is down takes 16 s to fail. There is no second attempt then.
    if (response.status === 503 && milliseconds <= 5_000 && Date.now() + milliseconds < deadline - minAttempt) {
      await wait(milliseconds)
      return send()
    }
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
  return whenReady(new URL(url).origin, send())
}

/** @throws Error with a sentence, and without the remedy of the check if the server limits requests or does not run */
async function whenReady(origin: string, response: Promise<SiteResponse>): Promise<SiteResponse> {
  const received = await response.catch((error: { name: string; code?: unknown; cause?: { code?: unknown } }) => {
    if (error instanceof Failure) throw error
    const reason = String([error.code, error.cause?.code].find((code) => typeof code === "string") ?? error.name)
    // The name of a paused project does not exist (github.com/orgs/supabase/discussions/50998, from Supabase's
    // documents).
    const mayBePaused = reason === "ENOTFOUND" && origin.endsWith(".supabase.co")
    const remedy = mayBePaused ? restoreIt : reason === "ENOTFOUND" ? nameIt : startIt
    throw new Unreachable(`${origin} cannot be reached (${reason})`, remedy)
  })
  // https://supabase.com/docs/guides/platform/http-status-codes
  if (received.status === 540) throw new Unreachable(`Supabase has paused the project ${origin} (540)`, restoreIt)
  if (received.status === 429) throw new NotChecked(`${origin} limits requests (429). Run this command again later`)
  // The admissions function says when to try again. A web server whose service does not run does not.
  if (received.status !== 503 && received.status >= 500 && !received.headers.get("retry-after"))
    throw new Failure(
      `${origin} has status ${received.status}, so the service behind it fails or does not run`,
      startIt,
    )
  if (received.status !== 503) return received
  // The function asks for minutes if a person has to publish first.
  if (Number(received.headers.get("retry-after")) >= 300)
    throw new NotChecked(`Nothing is published at ${origin} (503)`)
  if (received.body.includes("SCHEMA_MISMATCH"))
    throw new Failure(
      `The database of ${origin} has another schema than its function`,
      "Apply the migrations, and deploy the function: supabase/README.md.",
    )
  const remedy = "Run this command again in a minute. If this line remains, the log of the service says why."
  throw new Failure(`${origin} is unavailable (503)`, remedy)
}

const restoreIt =
  "Open the project at supabase.com. If it is paused, click Restore. Otherwise correct its address in the variables of the site."
const nameIt = "No DNS record has this name. Correct the address, or add the record where the domain is managed."
const startIt = "Start the service, whose log says what is wrong, or correct its address in the variables of the site."

function decompress(data: Buffer, encoding: string | undefined): Buffer {
  if (data.length === 0) return data
  try {
    if (encoding === "br") return brotliDecompressSync(data)
    return encoding === "gzip" ? gunzipSync(data) : data
  } catch {
    const remedy = "Correct how the host compresses files: its header Content-Encoding has to fit the bytes."
    throw new Failure(`A response is not compressed as ${encoding}, which its header says`, remedy)
  }
}
