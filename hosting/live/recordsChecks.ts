import type { Environment } from "../../environment"
import { letterPages } from "../../src/routes"
import { Failure, NotChecked, type Check } from "../checks/check"
import { sendToService } from "../checks/request"
import { functionUrl, readStatus } from "./functionStatus"
import { build, expectReadable, failsAbove, jsonOf, setSiteOrigin } from "./responses"

/**
 * @param origin of the site
 * @param staffKey undefined: what only the staff may read is not checked
 */
export function recordsChecks(origin: string, environment: Environment, staffKey: string | undefined): Check[] {
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
