import { noSuch } from "../lib/noSuch"
import { check } from "./check"
import type { Context } from "./context"
import { linksFile, writeLinks } from "./links"
import { parseSettings, readingSchema, syncSchema, type Variables } from "./settings"
import { sync } from "./sync"

const usage = `Usage:
  npm run admissions check       lists every mistake in the tables and the sheet
  npm run admissions links       writes the personal links for a mail merge to ${linksFile}
  npm run admissions sync        makes changes of the tables visible on the site at once
  npm run admissions sync force  does so although the last sync was refused
Settings: .env.staff, a copy of .env.staff.example. When to run what: docs/decision-day.md`

/**
 * Runs one of the staff's commands.
 * @param args of the command line
 * @returns false if it did not succeed, or if the check found an error
 * @throws Error with the usage, or with instructions
 */
export async function runCommand(args: readonly string[], variables: Variables, context: Context): Promise<boolean> {
  switch (args.join(" ")) {
    case "check":
      return check(parseSettings(readingSchema, variables), context)
    case "links":
      return writeLinks(parseSettings(readingSchema, variables), context)
    case "sync":
      return sync(parseSettings(syncSchema, variables), false, context)
    // PowerShell removes "--", and npm then reads --force as its own option: only a plain word reaches this script in every terminal.
    case "sync force":
    case "sync --force":
      return sync(parseSettings(syncSchema, variables), true, context)
    default:
      throw new Error(`${noSuch(args.join(" "), ["check", "links", "sync", "sync force"])}\n${usage}`)
  }
}
