/**
 * The environment variables that browser code reads. Gatsby replaces each literal `process.env.GATSBY_X` with its value
 * at build time, and environment stops a build without the required ones.
 */
declare namespace NodeJS {
  interface ProcessEnv {
    GATSBY_SITE_URL: string
    GATSBY_SUPABASE_URL: string
    GATSBY_SUPABASE_ANON_KEY: string
    GATSBY_RECORDS_API_URL: string
    GATSBY_RECORDS_API_KEY: string
    GATSBY_LETTERS_TABLE: string
    GATSBY_DECISIONS_TABLE: string
    GATSBY_SIGN_IN_SHEET_URL: string
    GATSBY_SIGN_IN_PASSWORD_HASH: string
    GATSBY_FORMS_URL: string
    GATSBY_FORMS_ORIGINS?: string
    GATSBY_GA_MEASUREMENT_ID?: string
  }
}
