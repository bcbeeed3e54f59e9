/**
 * Replaces npm in tests: `npm exec --yes -- supabase@… <arguments>`. Its folder is in SUPABASE_FOLDER: `commands.txt`
 * lists what was run, `secrets.json` has the secrets of the project, and a file that is named after a command, such as
 * `db push`, has the message with which this command fails.
 */
const { createHash } = require("node:crypto")
const { appendFileSync, existsSync, readFileSync, writeFileSync } = require("node:fs")
const path = require("node:path")
const { parseEnv } = require("node:util")

const { SUPABASE_FOLDER: folder = "" } = process.env
const file = (/** @type {string} */ name) => path.join(folder, name)
const read = (/** @type {string} */ name, missing = "") =>
  existsSync(file(name)) ? readFileSync(file(name), "utf8") : missing

const [, , , , , , ...args] = process.argv
const command = args.slice(0, 2).join(" ")
appendFileSync(file("commands.txt"), `${args.join(" ")}\n`)
const secrets = JSON.parse(read("secrets.json", "{}"))
const failure = read(command)
if (failure) {
  console.log(failure)
  process.exitCode = 1
} else if (command === "secrets list") {
  const digest = (/** @type {unknown} */ value) => createHash("sha256").update(String(value)).digest("hex")
  const list = Object.entries(secrets).map(([name, value]) => ({ name, value: digest(value) }))
  console.log(JSON.stringify({ secrets: list, message: "" }))
} else if (command === "secrets set") {
  const [, envFile] = /--env-file=(\S+)/.exec(args.join(" ")) ?? []
  const pairs = args.filter((arg) => /^[A-Z_]+=/.test(arg)).join("\n")
  const given = parseEnv(envFile ? readFileSync(envFile, "utf8") : pairs)
  writeFileSync(file("secrets.json"), JSON.stringify({ ...secrets, ...given }))
}
