import { publishedPasswordHash } from "../src/passwordHashFormat"
import { letterPages, type LetterKind } from "../src/routes"
import { signInOf } from "../src/signInUrl"
import defaultPorts from "./ports.json"

export { defaultPorts }

/**
 * Ports of the site and of the local services, on loopback. `spreadsheet` is Google Sheets: only the build `long` sends
 * it requests.
 */
export type LocalPorts = typeof defaultPorts

/**
 * The public keys of the local data API, new and legacy, and the key with which tests read its tables. No other service
 * accepts these keys.
 */
export const localAnonymousKey = "sb_publishable_local"
export const localLegacyKey = "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.local"
export const localServiceKey = "local-service-role-key"

/**
 * The hash with which the local sign-in checks the proof of the password in local-services/spreadsheet/sampleSheet.ts.
 */
export const localProofHash = "7hbQwccgnipPxi2Q_VF6xL2DCsqCGVSThiyXAvRIoMw"

/** The public key of the local function, and the key with which the staff publish. */
export const localRecordsKey = "local-public-key"
export const localStaffKey = "local-staff-key-that-no-other-function-accepts"
export const localTables: Readonly<Record<LetterKind, string>> = { letter: "Letters", decision: "Decisions" }

/**
 * Returns the variables that name the local tables, of the site (GATSBY) or of the function and the staff (RECORDS).
 */
export function localTableVariables(prefix: "GATSBY" | "RECORDS"): Record<string, string> {
  return Object.fromEntries(
    letterPages.map(({ kind, tableVariable }) => [`${prefix}_${tableVariable}`, localTables[kind]]),
  )
}

/**
 * Returns all environment variables of the site, with the URLs and keys of the local services. They contain no secret.
 * An empty one keeps that of `.env.production` from the local site, such as the id of the real analytics.
 */
export function localEnvironment(ports: LocalPorts): Record<string, string> {
  const urlAt = (port: number) => `http://127.0.0.1:${port}`
  return {
    GATSBY_SITE_URL: urlAt(ports.site),
    GATSBY_SUPABASE_URL: urlAt(ports.data),
    GATSBY_SUPABASE_ANON_KEY: localAnonymousKey,
    GATSBY_RECORDS_API_URL: urlAt(ports.admissions),
    GATSBY_RECORDS_API_KEY: localRecordsKey,
    ...localTableVariables("GATSBY"),
    GATSBY_SIGN_IN_SHEET_URL: signInOf(urlAt(ports.admissions)),
    GATSBY_SIGN_IN_PASSWORD_HASH: publishedPasswordHash,
    GATSBY_FORMS_URL: urlAt(ports.forms),
    // The same server with its other host name, because the real provider has several hosts too: a form is submitted to
    // another host than the one that serves it.
    GATSBY_FORMS_ORIGINS: `http://localhost:${ports.forms}`,
    GATSBY_SIGN_IN_SHEET_ORIGINS: "",
    GATSBY_GA_MEASUREMENT_ID: "",
    GATSBY_ASSET_PREFIX: "",
    GATSBY_PREVIEW: "",
    GATSBY_REDIRECT_PAGES: "",
    GATSBY_ALLOW_SAMPLE_CONTENT: "",
    EDITOR_REPOSITORY: "",
    EDITOR_BRANCH: "",
    EDITOR_AUTH_URL: "",
  }
}
