/** What `npm run deploy:services` prints: its plan, and the variables to pass on. */
import type { Environment, Variables } from "../../environment"
import { functionUrl } from "../../hosting/live/functionStatus"
import { commandsFor } from "./commands"
import { supabase } from "./supabase"
import { functionFile, quoteVariable, siteFile } from "./variableFiles"

/** Returns what the command would do, with every command that it runs. No value in it is secret. */
export function describePlan(project: string | undefined, environment: Environment, derived: Variables): string {
  const commands = project && commandsFor(project)
  const command = (args: readonly string[]) => `\n     npx ${supabase} ${args.join(" ")}`
  const url = functionUrl(environment)
  const steps = [
    ...(commands ? [`Reads which secrets the function has:${command(commands.listSecrets)}`] : []),
    `Requests the shared sign-in password twice, if the function does not have the proof of the password of ${siteFile}.`,
    `Writes into ${functionFile}, which Git ignores: ${Object.keys(derived).join(", ")}, and hidden: RECORDS_STAFF_KEY, SIGN_IN_PROOF_HASH. Keeps a key that exists.`,
    `Writes into ${siteFile}, where they are missing: GATSBY_RECORDS_API_URL=${url}, GATSBY_RECORDS_API_KEY, GATSBY_SIGN_IN_SHEET_URL and GATSBY_SIGN_IN_PASSWORD_HASH.`,
    ...(commands
      ? [
          `Applies the migrations that the database does not have:${command(commands.migrate)}`,
          `Sets the secrets, if the digest of one differs:${command(commands.setSecrets)}`,
          `Deploys the function:${command(commands.deploy)}`,
          `Requests ${url}/status with the public key.`,
        ]
      : []),
    "Prints the variables of the site for its host, and the staff's lines for .env.staff.",
  ]
  return [
    "Changes nothing. Without --dry-run, this command:",
    ...steps.map((text, index) => `${index + 1}. ${text}`),
  ].join("\n")
}

/** Returns the variables of the site and the lines of the staff. */
export function describeResult(site: Variables, variables: Variables): string {
  const lines = (values: Variables, write = (value: string) => value) =>
    Object.entries(values).flatMap(([name, value]) => (value ? [`${name}=${write(value)}`] : []))
  const { RECORDS_STAFF_KEY: key } = variables
  const tables = Object.entries(variables).filter(([name]) => name.endsWith("_TABLE"))
  const { GATSBY_SITE_URL, GATSBY_RECORDS_API_URL } = site
  const published = Object.fromEntries(Object.entries(site).filter(([name]) => /^(GATSBY|EDITOR)_/.test(name)))
  return [
    `\nThe variables of the site for its host, as in ${siteFile}. All are public:\n`,
    ...lines(published),
    "\nThe staff's lines for .env.staff. RECORDS_STAFF_KEY is secret, so give it to them through a password manager:\n",
    ...lines(
      { GATSBY_SITE_URL, GATSBY_RECORDS_API_URL, ...Object.fromEntries(tables), RECORDS_STAFF_KEY: key },
      quoteVariable,
    ),
    ...(key ? [] : [`(RECORDS_STAFF_KEY is the one that the staff have. To replace it, add -- --new-staff-key.)`]),
  ].join("\n")
}

/** Returns what to do before a decision day, if the function connects with the few connections of the default URL. */
export function describeMissingDatabaseUrl(project: string | undefined): string {
  const page = project ? "docs/deployment.md, step 5" : "docs/own-server.md"
  return `\n${functionFile} has no RECORDS_DB_URL. Add it before a decision day (${page} says how), and run this command again.`
}
