import { createHash } from "node:crypto"
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseEnv } from "node:util"
import type { RunOptions } from "../../../processes/run"

/**
 * Replaces `runNpm` in tests, for `npm exec --yes -- supabase@… <arguments>`: npm would start another process. Its
 * folder is in SUPABASE_FOLDER: `commands.txt` lists what was run, `secrets.json` has the secrets of the project, and a
 * file that is named after a command, such as `db push`, has the message with which this command fails.
 * @returns the exit code
 */
export function runNpm([, , , , ...args]: readonly string[], { output }: RunOptions): Promise<number> {
  return Promise.resolve(runSupabase(args, output))
}

function runSupabase(args: readonly string[], print: RunOptions["output"] = () => undefined): number {
  const { SUPABASE_FOLDER: folder = "" } = process.env
  const file = (name: string) => path.join(folder, name)
  const read = (name: string, missing = "") => (existsSync(file(name)) ? readFileSync(file(name), "utf8") : missing)

  const command = args.slice(0, 2).join(" ")
  appendFileSync(file("commands.txt"), `${args.join(" ")}\n`)
  const secrets = JSON.parse(read("secrets.json", "{}")) as Record<string, string>
  const failure = read(command)
  if (failure) {
    for (const line of failure.trimEnd().split("\n")) print(line)
    return 1
  }
  if (command === "secrets list") {
    const digest = (value: string) => createHash("sha256").update(value).digest("hex")
    const list = Object.entries(secrets).map(([name, value]) => ({ name, value: digest(value) }))
    print(JSON.stringify({ secrets: list, message: "" }))
  } else if (command === "secrets set") {
    const [, envFile = ""] = /--env-file=(\S+)/.exec(args.join(" ")) ?? []
    const given = parseEnv(readFileSync(envFile, "utf8"))
    writeFileSync(file("secrets.json"), JSON.stringify({ ...secrets, ...given }))
  }
  return 0
}
