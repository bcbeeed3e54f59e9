/**
 * Checks of the services of a deployed site. They send what its pages send, and what anyone with the public keys can send. They change
 * nothing, and print no key, password, name or id.
 */
import type { Content } from "../../content-tools/model"
import type { Environment } from "../../environment"
import { letterPages } from "../../src/routes"
import { checkPassword, deriveProof } from "../../src/features/sign-in/checkPassword"
import type { StaffStatus } from "../../supabase/functions/admissions/publication"
import { signInLimit } from "../../supabase/functions/admissions/rateLimit"
import { Failure, NotChecked, type Check, type SiteResponse } from "../checks/check"
import { sendToService } from "../checks/request"

/** How a site was built, and what only the person who checks it knows: the shared password, an address in the sheet, the staff's key. */
export interface PublishedSite {
  environment: Environment
  content: Pick<Content, "forms.json">
  signIn: { password: string | undefined; email: string | undefined }
  staffKey: string | undefined
}

const build = "Set variables of the site where it is built, and build again."
const publicKeys = "the project's publishable key (sb_publishable_…) or its anon key"
const migrate = "Apply supabase/migrations to the project, and expose only the schema public."

/** @param origin of the site */
export function serviceChecks(origin: string, { environment, content, signIn, staffKey }: PublishedSite): Check[] {
  return [
    ...recordsChecks(origin, environment, staffKey),
    clockCheck(environment),
    ...signInChecks(origin, environment, signIn),
    signInLimitCheck(origin, environment, signIn),
    newsletterCheck(environment),
    formsCheck(environment, content["forms.json"]),
  ]
}

/** Returns the address of the function, without a slash at its end. */
const functionUrl = ({ GATSBY_RECORDS_API_URL }: Environment) => GATSBY_RECORDS_API_URL.replace(/\/+$/, "")

/**
 * Returns the status of the function.
 * @param headers with the public key, or with that of the staff, which no page may send
 */
async function readStatus(base: string, headers: Record<string, string>): Promise<StaffStatus> {
  const response = await sendToService(`${base}/status`, { headers }).catch(failsAbove)
  const status = parseJson(response) as Partial<StaffStatus>
  // The caller reads only the fields that the key may read.
  if (response.status === 200 && status.tables && status.now) return status as StaffStatus
  throw new NotChecked(
    `${base}/status has status ${response.status}, so it is not the function in supabase/functions/admissions`,
  )
}

function recordsChecks(origin: string, environment: Environment, staffKey: string | undefined): Check[] {
  const base = functionUrl(environment)
  const publicKey = environment.GATSBY_RECORDS_API_KEY
  const headers = { origin, authorization: `Bearer ${publicKey}` }
  const tables = letterPages.map(({ kind, tableVariable }) => ({ kind, name: environment[`GATSBY_${tableVariable}`] }))
  const list = (table: string, filter?: string) => {
    const formula = filter === undefined ? "" : `&filterByFormula=${encodeURIComponent(filter)}`
    const url = `${base}/${encodeURIComponent(table)}?pageSize=100&fields[]=UUID&fields[]=name${formula}`
    return sendToService(url, { headers })
  }
  const variables = (prefix: string) => letterPages.map((page) => `${prefix}_${page.tableVariable}`).join(" and ")
  const setTables = `Set ${variables("RECORDS")} of the function to ${variables("GATSBY")} of the site.`
  const setKey = `Set GATSBY_RECORDS_API_KEY of the site to RECORDS_PUBLIC_KEY of the function. ${build}`
  const remedies: Readonly<Record<string, string>> = {
    AUTHENTICATION_REQUIRED: setKey,
    INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND: setTables,
    ORIGIN_NOT_ALLOWED: setSiteOrigin(origin),
  }
  const findUnknownId = async (table: string) => {
    const response = await list(table, "{UUID}='check-live-no-such-id'")
    const { error, records } = jsonOf(response)
    const isStaffKey = async () =>
      (await sendToService(`${base}/status`, { headers: { authorization: `Bearer ${publicKey}` } })).status === 200
    if (error?.type === "AUTHENTICATION_REQUIRED" && (await isStaffKey()))
      throw new Failure(
        "GATSBY_RECORDS_API_KEY is the staff's key, which everybody can read in the site's scripts",
        `Replace RECORDS_STAFF_KEY by a new key, for the function and in .env.staff. ${setKey}`,
      )
    const remedy = remedies[error?.type ?? ""]
    if (remedy) throw new Failure(`The function refuses a request for ${table} (${response.status})`, remedy)
    if (response.status !== 200 || records?.length !== 0)
      throw new Error(`The response for ${table}, with status ${response.status}, is not an empty page of records`)
    expectReadable(origin, response)
  }

  return [
    {
      title: "the admissions function answers pages of this site, and finds no record for an unknown id",
      remedy: `Deploy supabase/functions/admissions with --no-verify-jwt, and set GATSBY_RECORDS_API_URL of the site to its address. ${build}`,
      run: async () => {
        for (const { name } of tables) await findUnknownId(name)
      },
    },
    {
      title: "the admissions function takes each table for the same kind as the site",
      remedy: setTables,
      run: async () => {
        const served = (await readStatus(base, headers)).tables
        // A table that the function does not serve fails above.
        for (const { kind, name } of tables)
          if (served[kind] !== name && Object.values(served).includes(name))
            throw new Error(`The ${kind}s are in ${served[kind]} for the function, and in ${name} for the site`)
      },
    },
    {
      title: "the admissions function lists no records, whatever the filter",
      remedy: `Set GATSBY_RECORDS_API_URL to the function in supabase/functions/admissions, never to the table itself. ${build}`,
      run: async () => {
        const statuses = new Set<number>()
        for (const { name } of tables)
          for (const filter of [undefined, "TRUE()", "1", "{UUID}!=''", "{UUID}=''", "{UUID}='a' OR 1"]) {
            const response = await list(name, filter).catch(failsAbove)
            if (jsonOf(response).records?.length)
              throw new Error(`${name} with the filter ${filter ?? "(none)"} returns records`)
            statuses.add(response.status)
          }
        const found = [...statuses].join(", ")
        if (found !== "422") throw new NotChecked(`Only status 422 proves it, and the status is ${found}`)
      },
    },
    {
      title: "the staff's key reads what is published: rows of each kind, and sign-ins",
      remedy: "Set RECORDS_STAFF_KEY to that of the function.",
      run: async () => {
        if (!staffKey) throw new NotChecked("RECORDS_STAFF_KEY is not set")
        const { publications } = await readStatus(base, { authorization: `Bearer ${staffKey}` })
        const [newest] = publications
        const missing = letterPages.filter(({ kind }) => !newest?.records[kind]).map(({ kind }) => `${kind}s`)
        if (!newest?.signIns) missing.push("sign-ins")
        if (missing.length > 0)
          throw new NotChecked(`Published are no ${missing.join(", no ")}. The staff run npm run admissions publish`)
      },
    },
  ]
}

/** Milliseconds that the clock of the database may differ. */
const maxClockDifference = 60_000

function clockCheck(environment: Environment): Check {
  const base = functionUrl(environment)
  return {
    title: "the clock of the database, by which letters open, is right to a minute",
    remedy: "Correct the clock of the server of the database. Until then, letters open early or late.",
    run: async () => {
      const headers = { authorization: `Bearer ${environment.GATSBY_RECORDS_API_KEY}` }
      const now = Date.parse((await readStatus(base, headers)).now)
      // Two others, because one of them may be wrong too.
      const others = [`${environment.GATSBY_SUPABASE_URL.replace(/\/+$/, "")}/rest/v1/`, environment.GATSBY_FORMS_URL]
      const differences: number[] = []
      for (const url of others) {
        const response = await sendToService(url).catch(failsAbove)
        const difference = now - Date.parse(response.headers.get("date") ?? "")
        if (!Number.isNaN(difference)) differences.push(difference)
      }
      if (differences.length < others.length) throw new NotChecked("A service does not send its time")
      if (differences.some((difference) => Math.abs(difference) <= maxClockDifference)) return
      const [seconds] = differences.map((difference) => Math.round(difference / 1_000))
      throw new Error(`It is ${Math.abs(seconds ?? 0)} s ${(seconds ?? 0) > 0 ? "ahead of" : "behind"} two services`)
    },
  }
}

function signInChecks(origin: string, environment: Environment, { password, email }: PublishedSite["signIn"]): Check[] {
  const { GATSBY_SIGN_IN_SHEET_URL: url, GATSBY_SIGN_IN_PASSWORD_HASH: hash } = environment
  const hasFunction = url.includes("{email}")
  const share = 'Share the sheet as "anyone with the link can view"'
  const useFunction = `Deploy supabase/functions/admissions with --no-verify-jwt, and set GATSBY_SIGN_IN_SHEET_URL of the site to its address with /sign-in?email={email}. ${build}`

  /** Returns whether the response for an address has a row. @throws Error if it is not the sheet */
  async function hasRow(address: string, proof: string): Promise<boolean> {
    const init = { headers: { origin }, ...(hasFunction && { method: "POST", body: proof }) }
    const response = await sendToService(url.replaceAll("{email}", encodeURIComponent(address)), init)
    const isHtml = response.body.trimStart().startsWith("<")
    if (hasFunction && response.status === 403) throw new NotChecked("The function refuses pages of this site")
    if (response.status !== 200 || isHtml) {
      const remedy =
        hasFunction || response.status === 405 ? useFunction : `${share}, or correct GATSBY_SIGN_IN_SHEET_URL. ${build}`
      throw new Failure(
        `The sign-in sheet responds with status ${response.status}${isHtml ? " and a web page" : ""}`,
        remedy,
      )
    }
    if (hasFunction) expectReadable(origin, response)
    if (response.body.trim() === "")
      throw new NotChecked("Nobody can sign in yet. The staff run npm run admissions publish")
    return response.body.trim().includes("\n")
  }

  return [
    {
      title: "the sign-in sheet answers pages of this site, and lists no row without the password",
      remedy: useFunction,
      run: async () => {
        for (const address of ["check-live-no-such-address@example.org", "", "*", "%"])
          if (await hasRow(address, "no proof")) throw new Error("The sheet returns rows")
      },
    },
    {
      title: "the shared password and a listed address sign in",
      remedy: `Correct CHECK_SIGN_IN_PASSWORD or CHECK_SIGN_IN_EMAIL if it has a typo. Otherwise, set both variables that one run of npm run sign-in:hash prints: one of the site, one of the function. ${build}`,
      run: async () => {
        if (!password) throw new NotChecked("CHECK_SIGN_IN_PASSWORD is not set")
        // As the sign-in does, without spaces at the ends.
        if ((await checkPassword(password.trim(), hash)) !== "right")
          throw new Error("GATSBY_SIGN_IN_PASSWORD_HASH is not the hash of CHECK_SIGN_IN_PASSWORD")
        if (!email || !hasFunction)
          throw new NotChecked("CHECK_SIGN_IN_EMAIL is not set, or the site does not use the function")
        await hasRow("", "no proof").catch(() => {
          throw new NotChecked("The sign-in sheet does not answer")
        })
        if (!(await hasRow(email, await deriveProof(password.trim(), hash))))
          throw new Error("SIGN_IN_PROOF_HASH does not fit the password, or CHECK_SIGN_IN_EMAIL is not published")
      },
    },
  ]
}

function signInLimitCheck(
  origin: string,
  environment: Environment,
  { password, email }: PublishedSite["signIn"],
): Check {
  const { GATSBY_SIGN_IN_SHEET_URL: url, GATSBY_SIGN_IN_PASSWORD_HASH: hash } = environment
  return {
    title: `sign-in ${signInLimit + 1} of a minute is refused, also with other forwarded addresses. Then CHECK_SIGN_IN_EMAIL has to wait for a minute`,
    remedy:
      "Let the proxy in front of supabase/functions/admissions write the client's address into the header CLIENT_ADDRESS_HEADER itself, and not pass on that of the client.",
    run: async () => {
      if (!password || !email || !url.includes("{email}"))
        throw new NotChecked(
          "CHECK_SIGN_IN_PASSWORD or CHECK_SIGN_IN_EMAIL is not set, or the site does not use the function",
        )
      const address = url.replaceAll("{email}", encodeURIComponent(email))
      const body = await deriveProof(password, hash)
      // A new minute may begin meanwhile: these are more than the limit in each of two minutes.
      for (let count = 0; count <= 2 * signInLimit; count += 1) {
        const claimed = `198.51.100.${count}`
        const headers = { origin, "x-forwarded-for": claimed, "x-real-ip": claimed }
        const init = { method: "POST", headers, body, signal: AbortSignal.timeout(20_000) }
        const response = await fetch(address, init).catch(failsAbove)
        if (response.status === 429) return
        if (!(await response.text()).trim().includes("\n"))
          throw new NotChecked("The sign-in fails, as a line above says")
      }
      throw new Error(`${2 * signInLimit + 1} sign-ins within two minutes are accepted`)
    },
  }
}

function newsletterCheck({ GATSBY_SUPABASE_URL, GATSBY_SUPABASE_ANON_KEY: apikey }: Environment): Check {
  const read = async (table: string, profile = "public") => {
    const url = `${GATSBY_SUPABASE_URL.replace(/\/+$/, "")}/rest/v1/${table}?select=*`
    // Equal, as the client of the site sends them: Supabase refuses a publishable key in `authorization` otherwise.
    const headers = { apikey, authorization: `Bearer ${apikey}`, "accept-profile": profile, range: "0-0" }
    const response = await sendToService(url, { headers })
    const { code, length } = jsonOf(response)
    return { status: response.status, code, length }
  }
  return {
    title: "the newsletter's key is a public one, and reads neither its table nor the publications",
    remedy: `Set GATSBY_SUPABASE_URL, and GATSBY_SUPABASE_ANON_KEY to ${publicKeys}. ${build}`,
    run: async () => {
      // A public key has no privilege for this table. PostgREST responds 401 to it, and 403 to other keys without the privilege.
      const closed = await read("not_for_visitors")
      const revoke = `Set it to ${publicKeys}. ${build} Replace the secret key at Supabase: the site has published it.`
      if (closed.status === 200 || (closed.code === "42501" && closed.status !== 401))
        throw new Failure("GATSBY_SUPABASE_ANON_KEY is a secret key, such as the service role's", revoke)
      if (closed.code === "PGRST205") throw new Failure("The database has no table not_for_visitors", migrate)
      if (closed.code !== "42501") throw new Error(`The data API does not accept the key (${closed.status})`)
      for (const [table, profile] of [
        ["email_subscribers"],
        ["records", "admissions"],
        ["sign_ins", "admissions"],
      ] as const) {
        const { status, code, length } = await read(table, profile)
        const isClosed = profile ? status >= 400 && status < 500 : length === 0 || code === "42501"
        if (!isClosed) throw new Failure(`The table ${table} can be read, or is missing (${status})`, migrate)
      }
    },
  }
}

/** What JotForm shows in place of a disabled form, unless its owner has written another text (docs/check-live.md). */
const defaultWarning = /this form is currently unavailable/i
const enable =
  "Set Form Status to Enabled in the settings of the form, and check its date and its limit of submissions."

function formsCheck({ GATSBY_FORMS_URL }: Environment, forms: Content["forms.json"]): Check {
  return {
    title: "the forms exist",
    remedy: `Correct GATSBY_FORMS_URL, or the formId in content/forms.json. ${build}`,
    run: async () => {
      for (const { formId, title } of forms) {
        const { status, body } = await sendToService(`${GATSBY_FORMS_URL}/${formId}?isIframeEmbed=1`)
        if (status === 403) throw new NotChecked(`${GATSBY_FORMS_URL} refuses programs (403). Open a page with a form`)
        if (status !== 200) throw new Error(`The form "${title}" has status ${status}`)
        const hasForm = /<form[\s>]/i.test(body)
        if (!hasForm && defaultWarning.test(body)) throw new Failure(`The form "${title}" is disabled`, enable)
        if (!hasForm || defaultWarning.test(body))
          throw new NotChecked(`The form "${title}" may be disabled. Open a page with it`)
      }
    },
  }
}

const failsAbove = (): never => {
  throw new NotChecked("The service does not respond, as a line above says")
}

const setSiteOrigin = (origin: string) => `Set SITE_ORIGIN of supabase/functions/admissions to ${origin}.`

/** @throws Error if pages of the site may not read a response */
function expectReadable(origin: string, { headers }: SiteResponse): void {
  if (![origin, "*"].includes(headers.get("access-control-allow-origin") ?? ""))
    throw new Failure(`Pages of ${origin} may not read the response`, setSiteOrigin(origin))
}

/** Fields of the services' responses. Each may be missing. */
interface ServiceJson {
  records?: readonly unknown[]
  error?: { type?: string }
  /** Error code of the data API. */
  code?: string
  /** Number of rows that the data API returns. */
  length?: number
}

const jsonOf = (response: SiteResponse) => parseJson(response) as ServiceJson

/** Returns an empty object for another text. */
function parseJson({ body }: SiteResponse): object {
  try {
    return Object(JSON.parse(body)) as object
  } catch {
    return {}
  }
}
