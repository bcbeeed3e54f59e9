import type { Environment, Variables } from "../../environment"
import { Unreachable } from "../../hosting/checks/check"
import { sendToService } from "../../hosting/checks/request"
import { functionUrl } from "../../hosting/live/functionStatus"
import { commandsFor } from "./commands"
import { digestOf } from "./functionVariables"
import { runSupabase, type Print } from "./supabase"

/**
 * Applies the migrations that are missing, sets the secrets in the file of the function if one differs, and deploys the
 * function.
 * @param variables in the file of the function
 * @param digests of the secrets at Supabase
 * @throws Error that says which step failed, and what to do
 */
export async function deployToSupabase(
  project: string,
  environment: Environment,
  variables: Variables,
  digests: Readonly<Record<string, string>>,
  print: Print,
): Promise<void> {
  const commands = commandsFor(project)
  print("Database: applies the migrations that it does not have.")
  await runSupabase(commands.migrate, print)

  const isSet = ([name, value]: [string, string | undefined]) => !value || digests[name] === digestOf(value)
  if (Object.entries(variables).every(isSet)) print("Secrets: Supabase has the digest of each.")
  else await runSupabase(commands.setSecrets, print)

  await runSupabase(commands.deploy, print)
  await requestStatus(environment).catch((error: Error) => {
    const log = `Its log is at https://supabase.com/dashboard/project/${project}/functions/admissions/logs. Correct what it says.`
    const remedy = error instanceof Unreachable ? error.remedy : log
    throw new Error(
      `The function is deployed, but does not answer: ${error.message}. ${remedy} Then run this command again.`,
    )
  })
  print("Function: it answers.")
}

/** @throws Error if the function does not answer a request with its public key */
async function requestStatus(environment: Environment): Promise<void> {
  const url = `${functionUrl(environment)}/status`
  const headers = { authorization: `Bearer ${environment.GATSBY_RECORDS_API_KEY}` }
  const { status } = await sendToService(url, { headers })
  if (status !== 200) throw new Error(`${url} has status ${status}`)
}
