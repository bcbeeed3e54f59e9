import { request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import { buffer } from "node:stream/consumers"
import { brotliDecompressSync, gunzipSync } from "node:zlib"

export interface Answer {
  status: number
  /** By lowercase name. A header that was sent more than once has all values, joined with a comma. */
  headers: ReadonlyMap<string, string>
  /** Decompressed. */
  body: string
}

export interface RequestOptions {
  method?: "GET" | "HEAD" | "POST"
  headers?: Readonly<Record<string, string>>
}

/** Requests a path of one site. */
export type Send = (path: string, options?: RequestOptions) => Promise<Answer>

/** Milliseconds without data after which a request fails. */
const timeout = 20_000

/** Sends one request. Unlike `fetch`, it follows no redirect and keeps the path as it is, with its dots. */
export function sendTo(origin: string): Send {
  const { protocol, hostname, port } = new URL(origin)
  const request = protocol === "https:" ? requestHttps : requestHttp
  return (path, { method = "GET", headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(
        { hostname: hostname.replace(/^\[|\]$/g, ""), port, path, method, headers, timeout },
        (response) => {
          buffer(response).then((data) => {
            const found = new Map<string, string>()
            for (let index = 0; index < response.rawHeaders.length; index += 2) {
              const [name = "", value = ""] = response.rawHeaders.slice(index, index + 2)
              const earlier = found.get(name.toLowerCase())
              found.set(name.toLowerCase(), earlier === undefined ? value : `${earlier}, ${value}`)
            }
            const body = decompress(data, found.get("content-encoding")).toString()
            resolve({ status: response.statusCode ?? 0, headers: found, body })
          }, reject)
        },
      )
      sent.on("timeout", () => sent.destroy(new Error(`${origin} sent nothing for ${timeout / 1000} s.`)))
      sent.on("error", reject)
      sent.end()
    })
}

function decompress(data: Buffer, encoding: string | undefined): Buffer {
  if (data.length === 0) return data
  if (encoding === "br") return brotliDecompressSync(data)
  return encoding === "gzip" ? gunzipSync(data) : data
}
