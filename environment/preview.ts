import { passwordHashStart } from "../src/passwordHashFormat"
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
  if (previewCause(variables) === undefined) return {}
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
 * Returns the variable that makes the build a preview: of a pull request or a branch at Netlify
 * (https://docs.netlify.com/build/configure-builds/environment-variables/) or at Cloudflare
 * (https://developers.cloudflare.com/workers/ci-cd/builds/configuration/), which does not say which branch is that of
 * production. Undefined if the build is not a preview.
 */
export function previewCause(variables: Variables): string | undefined {
  const { GATSBY_PREVIEW, NETLIFY, CONTEXT } = variables
  if (NETLIFY === "true" && CONTEXT !== "production") return `CONTEXT is "${CONTEXT}", not "production"`
  const name = ["WORKERS_CI_BRANCH", "CF_PAGES_BRANCH"].find((branch) => (variables[branch] ?? "main") !== "main")
  if (name) return `${name} is "${variables[name]}", not "main"`
  return GATSBY_PREVIEW === "true" ? 'GATSBY_PREVIEW is "true"' : undefined
}
