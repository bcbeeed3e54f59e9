import type { Variables } from "../../gatsby/environment"
import { letterPages } from "../../src/routes"
import { noSuch } from "../lib/noSuch"
import { check } from "./check"
import type { Context } from "./context"
import { namesOfFiles, writeLinks } from "./links"
import { parseSettings, readingSchema, syncSchema } from "./settings"
import { sync } from "./sync"

const kinds = letterPages.map(({ kind }) => kind)

const usage = `Usage:
  npm run admissions check                 lists every mistake in the tables and the sheet
  npm run admissions links                 writes the personal links for mail merges to ${namesOfFiles}
  npm run admissions sync                  makes changes of the tables visible on the site at once
  npm run admissions sync force            does so although the last sync was refused
${kinds
  .map((kind) => `  npm run admissions sync force ${kind}s`.padEnd(43))
  .map((line, index) => `${line}the same, only for the ${kinds[index]}s`)
  .join("\n")}
Settings: .env.staff, a copy of .env.staff.example. When to run what: docs/decision-day.md`

/**
 * Runs one of the staff's commands.
 * @param args of the command line
 * @returns false if it did not succeed, or if the check found an error
 * @throws Error with the usage, or with instructions
 */
export async function runCommand(args: readonly string[], variables: Variables, context: Context): Promise<boolean> {
  // PowerShell removes "--", and npm then reads --force as its own option: only plain words reach this script in every terminal.
  const command = args.join(" ").replace("--force", "force")
  const forced = kinds.find((kind) => command === `sync force ${kind}s`)
  switch (forced ? "sync force" : command) {
    case "check":
      return check(parseSettings(readingSchema, variables), context)
    case "links":
      return writeLinks(parseSettings(readingSchema, variables), context)
    case "sync":
      return sync(parseSettings(syncSchema, variables), undefined, context)
    case "sync force":
      return sync(parseSettings(syncSchema, variables), forced ?? "true", context)
    default:
      throw new Error(
        `${noSuch(args.join(" "), ["check", "links", "sync", "sync force", ...kinds.map((kind) => `sync force ${kind}s`)])}\n${usage}`,
      )
  }
}
