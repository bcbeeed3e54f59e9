/** Ports of the site and of the local services, on loopback. */
export interface LocalPorts {
  site: number
  forms: number
  data: number
  /** The records broker, and the table behind it, which pages never request. */
  records: number
  table: number
  /** The sheet broker, the spreadsheet behind it, and the host to which the spreadsheet redirects. */
  sheet: number
  spreadsheet: number
  downloads: number
}

export const defaultPorts: LocalPorts = {
  site: 9000,
  forms: 9101,
  data: 9102,
  records: 9103,
  table: 9104,
  sheet: 9105,
  spreadsheet: 9106,
  downloads: 9107,
}

/** The data API's public key, and the service key, with which tests read the table. Both are local only. */
export const localAnonymousKey = "local-anonymous-key"
export const localServiceKey = "local-service-role-key"

/** The public key of the local records broker. */
export const localRecordsKey = "local-public-key"
export const localTables = { letters: "Letters", decisions: "Decisions" }

/** Returns the site's environment with local services only. It contains no secret. */
export function localEnvironment(ports: LocalPorts): Record<string, string> {
  const at = (port: number) => `http://127.0.0.1:${port}`
  return {
    GATSBY_SITE_URL: at(ports.site),
    GATSBY_SUPABASE_URL: at(ports.data),
    GATSBY_SUPABASE_ANON_KEY: localAnonymousKey,
    GATSBY_RECORDS_API_URL: at(ports.records),
    GATSBY_RECORDS_API_KEY: localRecordsKey,
    GATSBY_LETTERS_TABLE: localTables.letters,
    GATSBY_DECISIONS_TABLE: localTables.decisions,
    GATSBY_SIGN_IN_SHEET_URL: `${at(ports.sheet)}/row?email={email}`,
    // The hash of the password in services/spreadsheet/sampleSheet.ts.
    GATSBY_SIGN_IN_PASSWORD_HASH:
      "pbkdf2-sha256:600000:_9GSvzjBs7YQZDcH8zuBww:BM6BEOFkR7G8PcRhlQ50N91EoYYSfJyU7ei2h3EixMs",
    GATSBY_FORMS_URL: at(ports.forms),
    // The same server under its other name, because a form is submitted to a sibling host of the provider.
    GATSBY_FORMS_ORIGINS: `http://localhost:${ports.forms}`,
  }
}
