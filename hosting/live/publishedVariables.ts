import type { Environment } from "../../environment"
import { letterPages, prerenderedPath } from "../../src/routes"
import { NotChecked, type Check } from "../checks/check"

const names = [
  "GATSBY_SUPABASE_URL",
  "GATSBY_SUPABASE_ANON_KEY",
  "GATSBY_RECORDS_API_URL",
  "GATSBY_RECORDS_API_KEY",
  ...letterPages.map(({ tableVariable }) => `GATSBY_${tableVariable}` as const),
  "GATSBY_SIGN_IN_SHEET_URL",
  "GATSBY_SIGN_IN_PASSWORD_HASH",
  "GATSBY_FORMS_URL",
] as const

/**
 * Returns the check that the published scripts contain the variables with which the other checks test the services. Gatsby lists the
 * scripts of pages, and those with a name, in chunk-map.json, but not those that pages share.
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
      const pages = letterPages.map(({ route }) => prerenderedPath(route))
      const scripts = (await Promise.all([...paths, ...pages].map(async (path) => (await send(path)).body))).join("\n")
      const missing = names.filter((name) => !hasText(scripts, environment[name]))
      if (missing.length > 0) throw new Error(`The published site has another value of ${missing.join(", ")}`)
    },
  }
}

/** Whether scripts contain a value at the start of a text or of a word: a script may have joined it with other text. */
function hasText(scripts: string, value: string): boolean {
  const text = JSON.stringify(value).slice(1, -1)
  return ['"', "'", "`", " "].some((start) => scripts.includes(start + text))
}
