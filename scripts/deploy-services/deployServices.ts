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
  const derived = derivedVariables(environment, kept, project ? "cf-connecting-ip" : "x-forwarded-for")
  if (options["dry-run"]) {
    print(describePlan(project, environment, derived))
    return
  }
  // The first time, npx downloads the program.
  if (project) prompt("Asks Supabase which secrets the function has.\n")
  const digests: Record<string, string> = project ? await readDigests(commandsFor(project).listSecrets) : {}
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
