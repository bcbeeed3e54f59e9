/** What the checks of all services read from a response, and say of it. */
import { parseJson } from "../../src/parseJson"
import { Failure, NotChecked, type SiteResponse } from "../checks/check"

export const build = "Set variables of the site where it is built, and build again."

export const failsAbove = (): never => {
  throw new NotChecked("The service does not respond, as a line above says")
}

export const setSiteOrigin = (origin: string) => `Set SITE_ORIGIN of supabase/functions/admissions to ${origin}.`

/** @throws Error if pages of the site may not read a response */
export function expectReadable(origin: string, { headers }: SiteResponse): void {
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

export const jsonOf = (response: SiteResponse) => bodyOf(response) as ServiceJson

/** Returns an empty object for a text that is not JSON. */
export const bodyOf = ({ body }: SiteResponse) => Object(parseJson(body)) as object
