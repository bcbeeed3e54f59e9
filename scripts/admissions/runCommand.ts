import path from "node:path"
import { parseArgs } from "node:util"
import { check } from "./check"
import type { Context } from "./context"
import { writeLinks } from "./links"
import { parseSettings, readingSchema, syncSchema, type Variables } from "./settings"
import { sync } from "./sync"

const defaultFile = path.join(".data", "links.csv")

const usage = `Usage:
  npm run admissions -- check                lists every mistake in the tables and the sheet
  npm run admissions -- links                writes the personal links for a mail merge to ${defaultFile}
  npm run admissions -- links --out <file>   writes them to another file
  npm run admissions -- sync                 makes changes of the tables visible on the site at once
  npm run admissions -- sync --force         does so although the last sync was refused
Settings: .env.staff, a copy of .env.staff.example. When to run what: docs/decision-day.md`

/**
 * Runs one of the staff's commands.
 * @param args of the command line
 * @returns false if it did not succeed, or if the check found an error
 * @throws Error with the usage, or with instructions for the settings
 */
export async function runCommand(args: readonly string[], variables: Variables, context: Context): Promise<boolean> {
  const { command, out, force } = parse(args)
  if (command === "check" && out === undefined && !force) return check(parseSettings(readingSchema, variables), context)
  if (command === "links" && !force)
    return writeLinks(parseSettings(readingSchema, variables), out ?? defaultFile, context)
  if (command === "sync" && out === undefined) return sync(parseSettings(syncSchema, variables), force, context)
  throw new Error(usage)
}

/** Returns no command if an argument or option is unknown. */
function parse(args: readonly string[]): { command?: string | undefined; out?: string | undefined; force: boolean } {
  try {
    const options = { out: { type: "string" }, force: { type: "boolean", default: false } } as const
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    return { command: positionals.length === 1 ? positionals[0] : undefined, ...values }
  } catch {
    return { force: false }
  }
}
