/**
 * Checks of the services of a deployed site. They send what its pages send, and what anyone with the public keys can send. They change
 * nothing, and print no key, password, name or id.
 */
import { setTimeout as wait } from "node:timers/promises"
import type { Content } from "../../content-tools/model"
import type { Environment } from "../../gatsby/environment"
import { letterPages } from "../../src/routes"
import { checkPassword, deriveProof } from "../../src/features/sign-in/checkPassword"
import type { PublicStatus, TableStatus } from "../../supabase/functions/records/store"
import { signInLimit } from "../../supabase/functions/sheet/rateLimit"
import { Failure, NotChecked, type Check, type CheckError, type SiteResponse } from "./check"
import { sendToService } from "./request"

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
    ...signInChecks(origin, environment, signIn),
    signInLimitCheck(origin, environment, signIn),
    newsletterCheck(environment),
    formsCheck(environment, content["forms.json"]),
  ]
}

/** Age of the mirror, in milliseconds, up to which its last sync proves that the broker can read the tables now. */
const provenFor = 3 * 60_000

function recordsChecks(origin: string, environment: Environment, staffKey: string | undefined): Check[] {
  const base = environment.GATSBY_RECORDS_API_URL.replace(/\/+$/, "")
  const publicKey = environment.GATSBY_RECORDS_API_KEY
  const headers = { origin, authorization: `Bearer ${publicKey}` }
  const expectedTables = letterPages.map(({ kind, tableVariable }) => ({
    kind,
    name: environment[`GATSBY_${tableVariable}`],
  }))
  const tables = expectedTables.map(({ name }) => name)
  const list = (table: string, filter?: string) => {
    const formula = filter === undefined ? "" : `&filterByFormula=${encodeURIComponent(filter)}`
    const url = `${base}/${encodeURIComponent(table)}?pageSize=100&fields[]=UUID&fields[]=name${formula}`
    return sendToService(url, { headers })
  }
  const variables = (prefix: string) => letterPages.map((page) => `${prefix}_${page.tableVariable}`).join(" and ")
  const setTables = `Set ${variables("RECORDS")} of the broker to ${variables("GATSBY")} of the site.`
  const setKey = `Set GATSBY_RECORDS_API_KEY of the site to RECORDS_PUBLIC_KEY of the broker. ${build}`
  const remedies: Readonly<Record<string, string>> = {
    AUTHENTICATION_REQUIRED: setKey,
    INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND: setTables,
    ORIGIN_NOT_ALLOWED: setSiteOrigin("records", origin),
  }
  /** @param key the staff's key, which no page may send, or undefined for the public one */
  const requestStatus = (key?: string) =>
    sendToService(`${base}/status`, { headers: key === undefined ? headers : { authorization: `Bearer ${key}` } })
  const readStatuses = async <Status extends PublicStatus>(key?: string) => {
    const response = await requestStatus(key).catch(failsAbove)
    const statuses = expectedTables.map(({ kind, name }) => ({
      expected: kind,
      name,
      ...jsonOf(response).tables?.[name],
    }))
    if (statuses.every((status) => status.kind !== undefined))
      // The cast: the broker sends the same fields with each key.
      return statuses as unknown as readonly (Status & { expected: string; name: string; kind: string })[]
    throw new NotChecked(
      `${base}/status has status ${response.status}, so it is not the broker in supabase/functions/records`,
    )
  }
  const readStaffStatuses = () => {
    if (!staffKey) throw new NotChecked("RECORDS_STAFF_KEY is not set, and numbers and times need it")
    return readStatuses<TableStatus>(staffKey)
  }
  /** Returns why the sync of a table failed: for the staff when and why, otherwise the word that the public may read. */
  const reasonOf = async (table: string, code: string | null) => {
    if (!staffKey) return `: ${code}. With RECORDS_STAFF_KEY, this line says when and why`
    const status = (await readStatuses<TableStatus>(staffKey)).find(({ name }) => name === table)
    const seconds = Math.round((Date.now() - Date.parse(status?.failedAt ?? "")) / 1_000)
    return ` ${seconds} s ago: ${status?.reason ?? code}`
  }
  const findUnknownId = async (table: string) => {
    const response = await list(table, "{UUID}='check-live-no-such-id'")
    const { error, records } = jsonOf(response)
    if (error?.type === "AUTHENTICATION_REQUIRED" && (await requestStatus(publicKey)).status === 200)
      throw new Failure(
        "GATSBY_RECORDS_API_KEY is the staff's key, which everybody can read in the site's scripts",
        `Replace RECORDS_STAFF_KEY by a new key, for the broker and in .env.staff. ${setKey}`,
      )
    const remedy = remedies[error?.type ?? ""]
    if (remedy) throw new Failure(`The broker refuses a request for ${table} (${response.status})`, remedy)
    if (response.status !== 200 || records?.length !== 0)
      throw new Error(`The response for ${table}, with status ${response.status}, is not an empty page of records`)
    expectReadable("records", origin, response)
  }

  return [
    {
      title: "the records broker answers pages of this site, and finds no record for an unknown id",
      remedy: `Deploy supabase/functions/records with --no-verify-jwt, and set GATSBY_RECORDS_API_URL of the site to its address. ${build}`,
      run: async () => {
        // A table without rows must not hide a fault of the other one.
        const results = await Promise.allSettled(tables.map(findUnknownId))
        const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason as CheckError] : []))
        const worst = errors.find(({ kind }) => kind !== "not checked") ?? errors[0]
        if (worst) throw worst
      },
    },
    {
      title: "the records broker reads the tables, and takes each for the same kind as the site",
      remedy:
        "Correct the table, or the variable of supabase/functions/records. If you have, run this command again in a minute.",
      run: async () => {
        let statuses = await readStatuses()
        const exchanged = statuses.find(({ kind, expected }) => kind !== expected)
        if (exchanged)
          throw new Failure(
            `The table ${exchanged.name} has ${exchanged.kind}s for the broker, and ${exchanged.expected}s for the site`,
            setTables,
          )
        // The lookups above have started a sync if one is due.
        const isRead = () => statuses.every(({ isFresh, lastFailure }) => isFresh && lastFailure === null)
        for (let seconds = 0; !isRead() && seconds < 10; seconds += 1) {
          await wait(1_000)
          statuses = await readStatuses()
        }
        const failed = statuses.find(({ lastFailure }) => lastFailure !== null)
        if (failed) throw new Error(`The last sync failed${await reasonOf(failed.name, failed.lastFailure)}`)
        if (!isRead()) throw new NotChecked("The last sync is too old. Run npm run admissions sync, then this command")
      },
    },
    {
      title: "every table was read in the last three minutes, and no id is in two rows",
      remedy: "Run npm run admissions check, and correct what it reports.",
      run: async () => {
        for (const { name, rows, duplicateIds, lastCompleteSync } of await readStaffStatuses()) {
          if (duplicateIds > 0) throw new Error(`Ids of the table ${name} that are in two rows: ${duplicateIds}`)
          if (rows === 0) throw new NotChecked(`The table ${name} has no row yet`)
          if (Date.now() - Date.parse(lastCompleteSync ?? "1970-01-01") > provenFor)
            throw new NotChecked(
              "The last sync is older than three minutes. Run npm run admissions sync, then this command",
            )
        }
      },
    },
    {
      title: "the instant in a row decides when the site shows it",
      remedy: "",
      run: async () => {
        if ((await readStaffStatuses()).some(({ hasReleaseColumn }) => !hasReleaseColumn))
          throw new NotChecked("RECORDS_RELEASE_COLUMN of the broker is not set, so the site shows every row at once")
      },
    },
    {
      title: "the records broker lists no records, whatever the filter",
      remedy: `Set GATSBY_RECORDS_API_URL to the broker in supabase/functions/records, never to the table itself. ${build}`,
      run: async () => {
        const statuses = new Set<number>()
        for (const table of tables)
          for (const filter of [undefined, "TRUE()", "1", "{UUID}!=''", "{UUID}=''", "{UUID}='a' OR 1"]) {
            const response = await list(table, filter).catch(failsAbove)
            if (jsonOf(response).records?.length)
              throw new Error(`${table} with the filter ${filter ?? "(none)"} returns records`)
            statuses.add(response.status)
          }
        const found = [...statuses].join(", ")
        if (found !== "422") throw new NotChecked(`Only status 422 proves it, and the status is ${found}`)
      },
    },
  ]
}

function signInChecks(origin: string, environment: Environment, { password, email }: PublishedSite["signIn"]): Check[] {
  const { GATSBY_SIGN_IN_SHEET_URL: url, GATSBY_SIGN_IN_PASSWORD_HASH: hash } = environment
  const hasBroker = url.includes("{email}")
  const share = 'Share the sheet as "anyone with the link can view"'
  const useBroker = `Deploy supabase/functions/sheet with --no-verify-jwt, and set GATSBY_SIGN_IN_SHEET_URL of the site to its address with ?email={email}. ${build}`
  const remedies: Readonly<Record<number, string>> = {
    403: setSiteOrigin("sheet", origin),
    502: `${share}. Set SHEET_URL of the broker to its CSV export. supabase/functions/sheet/README.md lists its columns.`,
  }

  /** Returns whether the response for an address has a row. @throws Error if it is not the sheet */
  async function hasRow(address: string, proof: string): Promise<boolean> {
    const init = { headers: { origin }, ...(hasBroker && { method: "POST", body: proof }) }
    const response = await sendToService(url.replaceAll("{email}", encodeURIComponent(address)), init)
    const isHtml = response.body.trimStart().startsWith("<")
    if (response.status !== 200 || isHtml) {
      const brokerRemedy = isHtml ? useBroker : (remedies[response.status] ?? useBroker)
      const remedy =
        hasBroker || response.status === 405 ? brokerRemedy : `${share}, or correct GATSBY_SIGN_IN_SHEET_URL. ${build}`
      throw new Failure(
        `The sign-in sheet responds with status ${response.status}${isHtml ? " and a web page" : ""}`,
        remedy,
      )
    }
    if (hasBroker) expectReadable("sheet", origin, response)
    if (response.body.trim() === "")
      throw new Failure("The sheet has no person", "Fill in the sheet, or correct its tab (gid) in SHEET_URL.")
    return response.body.trim().includes("\n")
  }

  return [
    {
      title: "the sign-in sheet answers pages of this site, and lists no row without the password",
      remedy: useBroker,
      run: async () => {
        for (const address of ["check-live-no-such-address@example.org", "", "*", "%"])
          if (await hasRow(address, "no proof")) throw new Error("The sheet returns rows")
      },
    },
    {
      title: "the shared password and a listed address sign in",
      remedy: `Correct CHECK_SIGN_IN_PASSWORD or CHECK_SIGN_IN_EMAIL if it has a typo. Otherwise, set both variables that one run of npm run sign-in:hash prints: one of the site, one of the sheet broker. ${build}`,
      run: async () => {
        if (!password) throw new NotChecked("CHECK_SIGN_IN_PASSWORD is not set")
        // As the sign-in does, without spaces at the ends.
        if ((await checkPassword(password.trim(), hash)) !== "right")
          throw new Error("GATSBY_SIGN_IN_PASSWORD_HASH is not the hash of CHECK_SIGN_IN_PASSWORD")
        if (!email || !hasBroker)
          throw new NotChecked("CHECK_SIGN_IN_EMAIL is not set, or the site has no sheet broker")
        await hasRow("", "no proof").catch(() => {
          throw new NotChecked("The sign-in sheet does not answer")
        })
        if (!(await hasRow(email, await deriveProof(password.trim(), hash))))
          throw new Error("SIGN_IN_PROOF_HASH does not fit the password, or CHECK_SIGN_IN_EMAIL is not in the sheet")
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
      "Let the proxy in front of supabase/functions/sheet write the client's address into the header CLIENT_ADDRESS_HEADER itself, and not pass on that of the client.",
    run: async () => {
      if (!password || !email || !url.includes("{email}"))
        throw new NotChecked(
          "CHECK_SIGN_IN_PASSWORD or CHECK_SIGN_IN_EMAIL is not set, or the site has no sheet broker",
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
    title: "the newsletter's key is a public one, and reads neither its table nor the broker's tables",
    remedy: `Set GATSBY_SUPABASE_URL, and GATSBY_SUPABASE_ANON_KEY to ${publicKeys}. ${build}`,
    run: async () => {
      // A public key has no privilege for this table. PostgREST responds 401 to it, and 403 to other keys without the privilege.
      const closed = await read("not_for_visitors")
      const revoke = `Set it to ${publicKeys}. ${build} Replace the secret key at Supabase: the site has published it.`
      if (closed.status === 200 || (closed.code === "42501" && closed.status !== 401))
        throw new Failure("GATSBY_SUPABASE_ANON_KEY is a secret key, such as the service role's", revoke)
      if (closed.code === "PGRST205") throw new Failure("The database has no table not_for_visitors", migrate)
      if (closed.code !== "42501") throw new Error(`The data API does not accept the key (${closed.status})`)
      for (const [table, profile] of [["email_subscribers"], ["mirror", "records"], ["tables", "records"]] as const) {
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

const setSiteOrigin = (broker: string, origin: string) =>
  `Set SITE_ORIGIN of supabase/functions/${broker} to ${origin}.`

/** @throws Error if pages of the site may not read a response */
function expectReadable(broker: string, origin: string, { headers }: SiteResponse): void {
  if (![origin, "*"].includes(headers.get("access-control-allow-origin") ?? ""))
    throw new Failure(`Pages of ${origin} may not read the response`, setSiteOrigin(broker, origin))
}

/** Fields of the services' responses. Each may be missing. */
interface ServiceJson {
  records?: readonly unknown[]
  tables?: Readonly<Record<string, PublicStatus & { kind: string }>>
  error?: { type?: string }
  /** Error code of the data API. */
  code?: string
  /** Number of rows that the data API returns. */
  length?: number
}

function jsonOf({ body }: SiteResponse): ServiceJson {
  try {
    return Object(JSON.parse(body)) as ServiceJson
  } catch {
    return {}
  }
}
