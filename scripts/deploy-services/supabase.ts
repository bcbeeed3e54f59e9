/** Runs the command of Supabase, which npx downloads in this version. Others have other options. */
import { runNpm } from "../../processes/run"

export const supabase = "supabase@3.1.0"

const continues = "Then run this command again: it continues where it has stopped."

export type Print = (line: string) => void

const runNpx = (args: readonly string[], output: Print) =>
  runNpm(["exec", "--yes", "--", supabase, ...args], { output })

/** Runs a command. @throws Error if it fails */
export async function runSupabase(args: readonly string[], print: Print): Promise<void> {
  if ((await runNpx(args, print)) === 0) return
  throw new Error(`"supabase ${args.slice(0, 2).join(" ")}" failed, as the lines above say. Correct this. ${continues}`)
}

interface Answer {
  secrets?: { name: string; value: string }[]
  error?: { code: string; message: string }
}

/**
 * Returns the digests of the secrets of a project.
 * @param args of `secrets list` with JSON as its output
 * @throws Error with what to do if the person is not signed in, or Supabase does not answer
 */
export async function readDigests(args: readonly string[]): Promise<Record<string, string>> {
  const lines: string[] = []
  await runNpx(args, (line) => lines.push(line))
  const answer = lines.find((line) => line.startsWith("{"))
  if (answer === undefined)
    throw new Error(
      `npm could not run "${supabase}". Check the network and your settings of npm. npm said:\n${lines.join("\n")}\n${continues}`,
    )
  const { secrets, error } = JSON.parse(answer) as Answer
  if (secrets) return Object.fromEntries(secrets.map(({ name, value }) => [name, value]))
  const { code = "", message = "no secrets" } = error ?? {}
  if (/AccessToken/.test(code) || / 401\b/.test(message))
    throw new Error(`You are not signed in at Supabase. Run: npx ${supabase} login. ${continues}`)
  if (/ 40[34]\b/.test(message))
    throw new Error(
      `Your account at Supabase has no access to the project of GATSBY_SUPABASE_URL (${message}). Correct this URL, or sign in with another account: npx ${supabase} login. ${continues}`,
    )
  throw new Error(
    `Supabase does not answer (${message}). Check the network, and https://status.supabase.com. ${continues}`,
  )
}
