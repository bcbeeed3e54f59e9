import { passwordHashStart } from "../src/passwordHash"
import { signInOf } from "../src/signInUrl"
import type { Variables } from "./parseVariables"

/** An origin that never answers: no site can have this name (RFC 2606). */
const nowhere = "https://preview.invalid"

/** No password is known that has this hash. */
export const hashOfNoPassword = `${passwordHashStart}preview:${"A".repeat(43)}`

/**
 * Returns the variables that a preview has instead of those of the host: its pages reach no service, so that what
 * people try in it is in no real table. None if the build is not a preview.
 */
export function previewVariables(variables: Variables): Record<string, string> {
  if (!isPreview(variables)) return {}
  return {
    GATSBY_PREVIEW: "true",
    GATSBY_SUPABASE_URL: nowhere,
    GATSBY_SUPABASE_ANON_KEY: "preview-of-the-database",
    GATSBY_RECORDS_API_URL: nowhere,
    GATSBY_RECORDS_API_KEY: "preview-of-the-records",
    GATSBY_LETTERS_TABLE: "Letters",
    GATSBY_DECISIONS_TABLE: "Decisions",
    GATSBY_SIGN_IN_SHEET_URL: signInOf(nowhere),
    GATSBY_SIGN_IN_SHEET_ORIGINS: "",
    GATSBY_SIGN_IN_PASSWORD_HASH: hashOfNoPassword,
    GATSBY_GA_MEASUREMENT_ID: "",
  }
}

/**
 * Whether the build is for a pull request or a branch, by the variables of Netlify
 * (https://docs.netlify.com/build/configure-builds/environment-variables/) and of Cloudflare
 * (https://developers.cloudflare.com/workers/ci-cd/builds/configuration/), which does not say which branch is that of
 * production.
 */
function isPreview(variables: Variables): boolean {
  const { GATSBY_PREVIEW, NETLIFY, CONTEXT, WORKERS_CI_BRANCH, CF_PAGES_BRANCH } = variables
  const branch = WORKERS_CI_BRANCH ?? CF_PAGES_BRANCH ?? "main"
  return GATSBY_PREVIEW === "true" || (NETLIFY === "true" && CONTEXT !== "production") || branch !== "main"
}
