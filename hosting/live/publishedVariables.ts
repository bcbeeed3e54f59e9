import type { Environment } from "../../environment"
import { letterPages, personalRoute, prerenderedPath } from "../../src/routes"
import { NotChecked, type Check } from "../checks/check"

/** Whether the check needs the variable in the scripts of the site. A new one has to say so here. */
const isExpected: Readonly<Record<Extract<keyof Environment, `GATSBY_${string}`>, boolean>> = {
  GATSBY_SITE_URL: false,
  GATSBY_SUPABASE_URL: true,
  GATSBY_SUPABASE_ANON_KEY: true,
  GATSBY_RECORDS_API_URL: true,
  GATSBY_RECORDS_API_KEY: true,
  GATSBY_LETTERS_TABLE: true,
  GATSBY_DECISIONS_TABLE: true,
  GATSBY_SIGN_IN_SHEET_URL: true,
  GATSBY_SIGN_IN_SHEET_ORIGINS: false,
  GATSBY_SIGN_IN_PASSWORD_HASH: true,
  GATSBY_FORMS_URL: true,
  GATSBY_FORMS_ORIGINS: false,
  GATSBY_GA_MEASUREMENT_ID: false,
  GATSBY_ASSET_PREFIX: false,
  GATSBY_PREVIEW: false,
  GATSBY_REDIRECT_PAGES: false,
  GATSBY_ALLOW_SAMPLE_CONTENT: false,
}

/**
 * Returns the check that the published scripts contain the variables with which the other checks test the services.
 * Gatsby lists the scripts of pages, and those with a name, in chunk-map.json, but not those that pages share.
 */
export function publishedVariablesCheck(environment: Environment): Check {
  return {
    title: "the published site was built with the variables that this command has read",
    remedy: "Build the site with these variables and publish it again, or give this command those of the host.",
    run: async (send) => {
      const map = await send("/chunk-map.json")
      if (map.status !== 200) throw new NotChecked(`/chunk-map.json has status ${map.status}`)
      const paths = Object.values(JSON.parse(map.body) as Record<string, string[]>).flat()
      // The pages of letters and decisions have an inline script that looks up the name.
      const pages = letterPages.map(({ kind }) => prerenderedPath(personalRoute(kind)))
      const scripts = (await Promise.all([...paths, ...pages].map(async (path) => (await send(path)).body))).join("\n")
      const missing = Object.entries(isExpected).flatMap(([name, isNeeded]) =>
        isNeeded && !hasText(scripts, String(environment[name as keyof Environment])) ? name : [],
      )
      if (missing.length > 0) throw new Error(`The published site has another value of ${missing.join(", ")}`)
    },
  }
}

/** Whether scripts contain a value at the start of a text or of a word: a script may have joined it with other text. */
function hasText(scripts: string, value: string): boolean {
  const text = JSON.stringify(value).slice(1, -1)
  return ['"', "'", "`", " "].some((start) => scripts.includes(start + text))
}
