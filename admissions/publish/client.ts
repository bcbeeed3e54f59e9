/** Sends the requests of the staff to the function (supabase/functions/admissions). No message contains the key. */
import { parseJson } from "../../src/parseJson"
import { z } from "zod"
import {
  publicationActions,
  type Publication,
  type PublicationRequest,
  type PublishedRecord,
  type StaffStatus,
} from "../../supabase/functions/admissions/publication"
import type { Context } from "../context"
import { deleteLinkFiles } from "../linkFiles"
import type { PublishingSettings } from "../settings"
import { describeTaken, remedyOf, takenLinks } from "./remedies"

/** Milliseconds. Publishing 10,000 rows takes about two seconds; Supabase ends a request after 150 s. */
const timeout = 120_000
/**
 * Milliseconds between two requests for the status after an answer was lost, and their number. Together longer than
 * a publication waits for another one (`lock_timeout` in supabase/migrations/20261129000000_lock_timeout.sql).
 */
const statusInterval = 2_000
const statusAttempts = 12

const withdrawal = z.object({ uuid: z.string().nullable(), email: z.string().nullable(), name: z.string() })
const person = z.object({ email: z.string(), name: z.string() })
const record = z.object({
  uuid: z.string(),
  kind: z.string(),
  name: z.string(),
  releaseAt: z.string(),
  email: z.string().nullable(),
  isShared: z.boolean(),
})
const publicationSchema: z.ZodType<Publication> = z.object({
  version: z.number(),
  records: z.array(record),
  signIns: z.array(person),
  withdrawals: z.array(withdrawal),
})
const statusSchema: z.ZodType<StaffStatus> = z.object({
  tables: z.record(z.string(), z.string()),
  isPublished: z.boolean(),
  now: z.string(),
  publicKey: z.string(),
  publications: z.array(
    z.object({
      version: z.number(),
      publishedAt: z.string(),
      publishedBy: z.string(),
      action: z.enum(publicationActions),
      digest: z.string(),
      records: z.record(z.string(), z.number()),
      signIns: z.number(),
    }),
  ),
})
const published = z.object({ version: z.number() })

/** Nothing is published yet. */
export const nothing: Publication = { version: 0, records: [], signIns: [], withdrawals: [] }

/** The beginning of what the staff read if `publish` returns no version. */
export const publishedMeanwhile = "Another person has published meanwhile"

export type Client = ReturnType<typeof createClient>

export function createClient(settings: PublishingSettings, { fetch, wait, print }: Context) {
  const { GATSBY_RECORDS_API_URL: base, RECORDS_STAFF_KEY: key, GATSBY_SITE_URL: site } = settings

  /** Returns undefined without a response. */
  async function send(path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown } | undefined> {
    try {
      const response = await fetch(`${base}${path}`, {
        headers: { authorization: `Bearer ${key}` },
        // A redirect could send the key to another host.
        redirect: "manual",
        signal: AbortSignal.timeout(timeout),
        ...init,
      })
      const text = await response.text()
      return { status: response.status, body: parseJson(text) }
    } catch {
      return undefined
    }
  }

  async function readStatus(): Promise<StaffStatus> {
    const response = await send("/status")
    const parsed = statusSchema.safeParse(response?.body)
    if (response?.status === 200 && parsed.success) return parsed.data
    throw new Error(remedyOf(response))
  }

  /** Finds out whether a publication arrived whose answer was lost. @returns undefined if it did not */
  async function findPublished(request: PublicationRequest): Promise<number | undefined> {
    let status: StaffStatus | undefined
    for (let attempt = 0; attempt < statusAttempts; attempt += 1) {
      await wait(statusInterval)
      status = await readStatus().catch(() => undefined)
      const version = status && publishedVersion(status, request)
      if (version !== undefined) return version
      if (status?.publications.some((info) => info.version > request.comparedWith)) return undefined
    }
    if (status) return undefined
    throw new Error(
      "The function does not answer, so it is not known whether this was published. Run npm run admissions status in a minute.",
    )
  }

  /** Sends a publication. @returns as `publish` */
  async function sendPublication(request: PublicationRequest): Promise<number | undefined> {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" }
    const response = await send("/publication", { method: "POST", headers, body: JSON.stringify(request) })
    const result = published.safeParse(response?.body)
    if (response?.status === 200 && result.success) return result.data.version
    const taken = takenLinks(response?.body)
    if (taken) throw new Error(describeTaken(request, taken))
    // A proxy may have sent the request twice: then the answer is that of the second one.
    if (response?.status === 409) return publishedVersion(await readStatus(), request)
    if (response && response.status < 500) throw new Error(remedyOf(response))
    const version = await findPublished(request)
    if (version === undefined) throw new Error(`Nothing was published. ${remedyOf(response)}`)
    return version
  }

  /** Sends a lookup as a page does. */
  async function sendLookup(status: StaffStatus, kind: string, uuid: string) {
    const query = new URLSearchParams([
      ["pageSize", "100"],
      ["fields[]", "UUID"],
      ["fields[]", "name"],
      ["filterByFormula", `{UUID}='${uuid}'`],
    ])
    const headers = { authorization: `Bearer ${status.publicKey}`, origin: site }
    return send(`/${encodeURIComponent(status.tables[kind] ?? "")}?${query.toString()}`, { headers })
  }

  return {
    /** Address of the site. */
    site,
    readStatus,

    /** @throws Error if the function does not answer pages of the site */
    checkSite: async (status: StaffStatus): Promise<void> => {
      const response = await sendLookup(status, Object.keys(status.tables)[0] ?? "", crypto.randomUUID())
      if (typeOf(response?.body) === "ORIGIN_NOT_ALLOWED")
        throw new Error(
          `GATSBY_SITE_URL is ${site}, but the function does not answer the pages of this site, so no link would work. ` +
            "Correct it. If it is right, the engineer adds it to SITE_ORIGIN of the function.",
        )
    },

    /** @param version undefined: the one on the site */
    readPublication: async (version?: number): Promise<Publication> => {
      const response = await send(`/publication${version === undefined ? "" : `?version=${version}`}`)
      if (response?.status === 404 && version === undefined && typeOf(response.body) === "NOT_FOUND") return nothing
      if (response?.status === 404 && version !== undefined)
        throw new Error(
          `There is no publication ${version}. Only the last ones are kept: npm run admissions undo lists them.`,
        )
      const parsed = publicationSchema.safeParse(response?.body)
      if (response?.status === 200 && parsed.success) return parsed.data
      throw new Error(remedyOf(response))
    },

    /**
     * @returns the new version; undefined if another person has published meanwhile
     * @throws Error with instructions; nothing is published if the files with links cannot be deleted
     */
    publish: async (request: PublicationRequest): Promise<number | undefined> => {
      // Before anything is published, because they could be mailed to a person who is withdrawn.
      if (await deleteLinkFiles())
        print("The files with the links of before are deleted: npm run admissions links writes them again.")
      print("Sending. Ctrl+C does not stop this any more: npm run admissions status then says what is published.")
      return sendPublication(request)
    },

    /**
     * Looks a record up as a page does.
     * @returns undefined if the answer is right, and otherwise what it is
     */
    lookUp: async (
      status: StaffStatus,
      { kind, uuid, name, releaseAt }: PublishedRecord,
    ): Promise<string | undefined> => {
      const response = await sendLookup(status, kind, uuid)
      const { records, error } = Object(response?.body) as LookupBody
      if (
        response?.status === 403 &&
        error?.type === "NOT_RELEASED" &&
        Date.parse(error.releaseAt ?? "") === Date.parse(releaseAt)
      )
        return undefined
      if (response?.status === 200 && records?.[0]?.fields?.name === name) return undefined
      return response ? `status ${response.status} ${error?.type ?? ""}`.trim() : "no answer"
    },
  }
}

/** Returns the version of a request that was published; undefined if it was not. */
function publishedVersion(
  { publications }: StaffStatus,
  { comparedWith, digest }: PublicationRequest,
): number | undefined {
  const next = publications.find(({ version }) => version === comparedWith + 1)
  return next?.digest === digest ? next.version : undefined
}

interface LookupBody {
  records?: { fields?: { name?: string } }[]
  error?: { type?: string; releaseAt?: string }
}

const typeOf = (body: unknown) => {
  const { error } = Object(body) as { error?: unknown }
  return typeof error === "string" ? error : (Object(error) as { type?: unknown }).type
}
