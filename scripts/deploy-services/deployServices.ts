import { existsSync } from "node:fs"
import type { Readable } from "node:stream"
import { parseArgs } from "node:util"
import { noSuch } from "../../messages/noSuch"
import { environmentWarnings, readEnvironmentFile, renamedFile, type Variables } from "../../environment"
import { cleanValue, slipIn } from "../../supabase/functions/admissions/variableSlips"
import { commandsFor } from "./commands"
import { deployToSupabase } from "./deployToSupabase"
import { derivedVariables, signInHashes, staffKey } from "./functionVariables"
import { describeMissingDatabaseUrl, describePlan, describeResult } from "./printed"
import { readPassword } from "./readPassword"
import { checkSite, completeSite, projectIn } from "./siteVariables"
import { readDigests, type Print } from "./supabase"
import { functionFile, siteFile, writeFunctionFile, writeSiteFile } from "./variableFiles"

/** @throws Error with each wrong value in the file of the function, such as a placeholder */
function refuseSlips(variables: Variables): void {
  const slips = Object.entries(variables).flatMap(([name, value = ""]) => {
    const slip = slipIn(name, cleanValue(value))
    return slip ? `${functionFile}: ${name} ${slip}` : []
  })
  if (slips.length > 0)
    throw new Error([...slips, "supabase/functions/admissions/README.md describes each variable."].join("\n"))
}

/**
 * The site was built with the public key of the function. With a new one, the function would refuse the pages of the
 * site until it is built again.
 * @throws Error if this computer has no key, but the function has one
 */
function refuseNewKey(site: Variables, digests: Readonly<Record<string, string>>): void {
  if (site.GATSBY_RECORDS_API_KEY || !digests.RECORDS_PUBLIC_KEY) return
  throw new Error(
    `GATSBY_RECORDS_API_KEY in ${siteFile} is empty, but the function has a key, with which the site was built. ` +
      "Copy the variables of the site from its host. To replace the key, write a new one, and build the site again at once.",
  )
}

/** @throws Error if the database is of another project than the function */
function refuseOtherDatabase({ RECORDS_DB_URL: url = "" }: Variables, project: string | undefined): void {
  const [, user, host] = /\/\/postgres\.([a-z0-9]{20}):|@db\.([a-z0-9]{20})\.supabase\.co/.exec(url) ?? []
  const other = user ?? host
  if (!project || !other || other === project) return
  throw new Error(
    `RECORDS_DB_URL in ${functionFile} is the database of the project ${other}, but GATSBY_SUPABASE_URL is of ` +
      `${project}. Copy the address of its database, or remove the line.`,
  )
}

interface Terminal {
  /** From which the password is read. */
  input: Readable & { isTTY?: boolean }
  /** Prints a line of the result. */
  print: Print
  /** Prints a text that is not part of the result: a warning, or the request for the password. */
  prompt: (text: string) => void
}

const optionNames = ["dry-run", "own-server", "new-password", "new-staff-key"] as const
type Options = Record<(typeof optionNames)[number], boolean>

/** npm sets its variable if "--" is missing before the option, or PowerShell has removed it. */
const isSetByNpm = (name: string) => process.env[`npm_config_${name.replaceAll("-", "_")}`] === "true"

/** Returns the options that are set. @throws Error if one does not exist, or a word is no option */
function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, strict: false })
  const unknown = Object.keys(values).find((name) => !optionNames.some((known) => known === name))
  if (unknown !== undefined)
    throw new Error(
      noSuch(
        `--${unknown}`,
        optionNames.map((name) => `--${name}`),
      ),
    )
  if (positionals.length > 0)
    throw new Error(
      "Do not write the password into the command, because the shell's history keeps it. Run npm run deploy:services, and type the password when asked.",
    )
  const entries = optionNames.map((name) => [name, values[name] !== undefined || isSetByNpm(name)])
  return Object.fromEntries(entries) as Options
}

/**
 * Runs `npm run deploy:services`.
 * @throws Error that says what to correct
 */
export async function deployServices(args: readonly string[], { input, print, prompt }: Terminal): Promise<void> {
  const options = parseOptions(args)
  if (!existsSync(siteFile)) {
    const remedy = existsSync(".env")
      ? `This command does not read .env: rename it to ${siteFile}.`
      : `Copy .env.example to ${siteFile}, and fill in the copy.`
    throw new Error(`${siteFile} is missing. ${renamedFile() ?? remedy}`)
  }

  const given = readEnvironmentFile(siteFile)
  const project = options["own-server"] ? undefined : projectIn(given)
  const completed = completeSite(given, project)
  const environment = checkSite(completed)
  for (const warning of environmentWarnings(environment, given)) prompt(`warning: ${warning}\n`)

  const kept: Record<string, string | undefined> = { ...readEnvironmentFile(functionFile) }
  refuseSlips(kept)
  refuseOtherDatabase(kept, project)
  const derived = derivedVariables(environment, kept, project ? "cf-connecting-ip" : "x-forwarded-for")
  if (options["dry-run"]) {
    print(describePlan(project, environment, derived))
    return
  }
  // The first time, npx downloads the program.
  if (project) prompt("Asks Supabase which secrets the function has.\n")
  const digests: Record<string, string> = project ? await readDigests(commandsFor(project).listSecrets) : {}
  refuseNewKey(given, digests)
  const known = { kept, digests }
  const replaced = [
    ...(options["new-staff-key"] ? ["RECORDS_STAFF_KEY"] : []),
    ...(options["new-password"] ? ["SIGN_IN_PROOF_HASH", "GATSBY_SIGN_IN_PASSWORD_HASH"] : []),
  ]
  for (const values of [kept, digests]) for (const name of replaced) delete values[name]
  const askPassword = () => readPassword(input, prompt)
  const hashes = await signInHashes(given.GATSBY_SIGN_IN_PASSWORD_HASH, known, askPassword)
  const variables = { ...kept, ...derived, ...staffKey(environment, known), ...hashes }
  const { GATSBY_SIGN_IN_PASSWORD_HASH } = hashes
  const site = { ...completed, GATSBY_SIGN_IN_PASSWORD_HASH }
  // First the file with the secrets: if this process ends between the two, the next run continues with them.
  writeFunctionFile(variables)
  writeSiteFile(site)
  if (project) await deployToSupabase(project, environment, variables, digests, print)
  print(describeResult(site, variables))
  if (![kept, digests].some(({ RECORDS_DB_URL: url }) => url)) print(describeMissingDatabaseUrl(project))
}
