import { randomBytes } from "node:crypto"
import { isPublicUrl, readEnvironment, wholeSheet, type Environment, type Variables } from "../../environment"
import { projectOf } from "../../environment/addresses"
import { hashOfNoPassword } from "../../environment/preview"
import { isWholeSheet, signInOf } from "../../src/signInUrl"
import { cleanValue } from "../../supabase/functions/admissions/variableSlips"
import { siteFile } from "./variableFiles"

/**
 * Returns the id of the project at Supabase, which is in the URL of the project.
 * @throws Error if this is another URL
 */
export function projectIn({ GATSBY_SUPABASE_URL: url = "" }: Variables): string {
  const project = projectOf(cleanValue(url))
  if (project) return project
  throw new Error(
    `GATSBY_SUPABASE_URL in ${siteFile} is not https://<project>.supabase.co. Copy this URL from the API settings of your project, without a path, or add -- --own-server if the function does not run at Supabase.`,
  )
}

/**
 * Returns the variables of the site with those that a person need not type: the addresses of the function, and its
 * public key.
 * @param project undefined: the function runs on another server
 * @throws Error if its address is then missing, or one address is of Supabase
 */
export function completeSite(site: Variables, project: string | undefined): Variables {
  if (!project && (!site.GATSBY_RECORDS_API_URL || projectOf(site.GATSBY_RECORDS_API_URL)))
    throw new Error(
      `GATSBY_RECORDS_API_URL in ${siteFile} is missing, or of Supabase. With --own-server, set it to the URL of your function, such as https://functions.example.org/admissions.`,
    )
  if (!project && projectOf(site.GATSBY_SIGN_IN_SHEET_URL ?? ""))
    throw new Error(
      `GATSBY_SIGN_IN_SHEET_URL in ${siteFile} is of Supabase. With --own-server, empty it: this command writes the ` +
        "address of your function.",
    )
  const own = project && `https://${project}.supabase.co/functions/v1/admissions`
  const base = site.GATSBY_RECORDS_API_URL || own
  return {
    ...site,
    GATSBY_RECORDS_API_URL: base,
    GATSBY_RECORDS_API_KEY: site.GATSBY_RECORDS_API_KEY || randomKey(),
    GATSBY_SIGN_IN_SHEET_URL: site.GATSBY_SIGN_IN_SHEET_URL || (base && signInOf(base)),
  }
}

/**
 * Returns the checked environment of a site, whose hash may be missing.
 * @throws Error with what to correct
 */
export function checkSite(site: Variables): Environment {
  const environment = readEnvironment({
    ...site,
    // So that the other variables are checked before a person types the password.
    GATSBY_SIGN_IN_PASSWORD_HASH: site.GATSBY_SIGN_IN_PASSWORD_HASH || hashOfNoPassword,
  })
  if (environment.GATSBY_PREVIEW)
    throw new Error(
      `GATSBY_PREVIEW in ${siteFile} is "true". Remove it: this command deploys the services of the published site, and a preview uses none.`,
    )
  if (!isPublicUrl(environment.GATSBY_SITE_URL))
    throw new Error(
      `GATSBY_SITE_URL in ${siteFile} is not a public address. Set the origin of the site: the function answers only its pages.`,
    )
  if (isWholeSheet(environment.GATSBY_SIGN_IN_SHEET_URL)) throw new Error(wholeSheet)
  return environment
}

export const randomKey = () => randomBytes(32).toString("base64url")
