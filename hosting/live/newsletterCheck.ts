import type { Environment } from "../../environment"
import { Failure, type Check } from "../checks/check"
import { sendToService } from "../checks/request"
import { build, jsonOf } from "./responses"

const publicKeys = "the project's publishable key (sb_publishable_…) or its anon key"
const migrate = "Apply supabase/migrations to the project, and expose only the schema public."

export function newsletterCheck({ GATSBY_SUPABASE_URL, GATSBY_SUPABASE_ANON_KEY: apikey }: Environment): Check {
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
