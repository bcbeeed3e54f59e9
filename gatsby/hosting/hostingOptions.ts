import { siblingFormOrigins } from "../../src/formOrigins"
import type { Environment } from "../environment"

/** What the hosting rules depend on; all of it comes from the environment. URLs without closing slash. */
export interface HostingOptions {
  /** Canonical origin of the site. */
  siteUrl: string
  /** Origin of the CDN that scripts, fonts and pictures are loaded from. */
  assetPrefix?: string | undefined
  /** Origin of the form provider. */
  formsUrl: string
  /** Further origins of the same provider that a form moves to. */
  formsOrigins: readonly string[]
  supabaseUrl: string
  recordsApiUrl: string
  /** Address of the sign-in sheet, perhaps with `{email}` in it. */
  sheetUrl: string
  /** Further origins that the sheet redirects to. */
  sheetOrigins: readonly string[]
  gaMeasurementId?: string | undefined
  /** Whether to write what a host without rules needs: redirect pages, and a 404 page that finds the client-only routes. */
  redirectPages: boolean
}

/** The hosting options of a checked environment. */
export function hostingOptions(environment: Environment): HostingOptions {
  return {
    siteUrl: environment.GATSBY_SITE_URL,
    assetPrefix: environment.GATSBY_ASSET_PREFIX,
    formsUrl: environment.GATSBY_FORMS_URL,
    formsOrigins: siblingFormOrigins(environment.GATSBY_FORMS_URL, environment.GATSBY_FORMS_ORIGINS),
    supabaseUrl: environment.GATSBY_SUPABASE_URL,
    recordsApiUrl: environment.GATSBY_RECORDS_API_URL,
    sheetUrl: environment.GATSBY_SIGN_IN_SHEET_URL,
    sheetOrigins: environment.GATSBY_SIGN_IN_SHEET_ORIGINS,
    gaMeasurementId: environment.GATSBY_GA_MEASUREMENT_ID,
    redirectPages: environment.GATSBY_REDIRECT_PAGES,
  }
}
