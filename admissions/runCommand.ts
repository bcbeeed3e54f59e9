import type { Variables } from "../environment"
import { quote } from "../messages/format"
import { noSuch } from "../messages/noSuch"
import { check } from "./check/check"
import type { Context } from "./context"
import { namesOfFiles } from "./linkFiles"
import { writeLinks } from "./links"
import { parseRelease } from "./parseRelease"
import { end } from "./publish/end"
import { publish } from "./publish/publish"
import { status } from "./publish/status"
import { undo } from "./publish/undo"
import { withdraw } from "./publish/withdraw"
import { findReadingSettings, parseSettings, publishingSchema, readingSchema } from "./settings"

const usage = `Usage: npm run admissions <command>
  check                       lists every mistake in the tables and the sheet
  publish                     shows every change of tables and sheet, and puts them on the site when you have confirmed it
  publish release "2027-03-15 17:00 America/Los_Angeles"
                              the same, with one instant for all rows; also check release "…"
  links [<version>]           writes the personal links of what is published to ${namesOfFiles};
                              with a version whose links were sent, only those that it does not have
  withdraw <link or address>  removes one person at once
  undo [<version>]            shows the last publications, and publishes an earlier one
  status                      says what is published, and when it opens
  end                         deletes all names after a season
After publish, undo and withdraw, "confirm <digest>" confirms a list that was shown before.
Settings: .env.staff, a copy of .env.staff.example. When to run what: docs/decision-day.md`

const commands = ["check", "publish", "links", "withdraw", "undo", "status", "end"] as const
type Command = (typeof commands)[number]

/** The words of a command line. */
interface Words {
  command: Command
  /** What follows the command: a person, or a version. */
  value: string | undefined
  release: string | undefined
  confirmed: string | undefined
}

/**
 * Runs one of the staff's commands.
 * @param args of the command line
 * @returns false if it did not succeed, or if the check found an error
 * @throws Error with the usage, or with instructions
 */
export async function runCommand(args: readonly string[], variables: Variables, context: Context): Promise<boolean> {
  const { command, value, release, confirmed } = parseWords(args)
  const publishing = () => {
    const settings = parseSettings(publishingSchema, variables)
    context.print(`Site: ${settings.GATSBY_SITE_URL}`)
    return settings
  }
  switch (command) {
    case "check":
      return check(parseSettings(readingSchema, variables), release && releaseOf(release, variables).instant, context)
    case "publish": {
      const settings = { ...parseSettings(readingSchema.extend(publishingSchema.shape), variables), ...publishing() }
      return publish(settings, { release: release ? releaseOf(release, variables) : undefined, confirmed }, context)
    }
    case "links":
      return writeLinks(
        publishing(),
        value === undefined ? undefined : Number(value),
        findReadingSettings(variables),
        context,
      )
    case "withdraw":
      return withdraw(publishing(), { person: value ?? "", confirmed }, context)
    case "undo":
      return undo(publishing(), { version: value === undefined ? undefined : Number(value), confirmed }, context)
    case "status":
      return status(publishing(), findReadingSettings(variables), context)
    case "end":
      return end(publishing(), context)
  }
}

/**
 * Parses plain words, also with dashes: npm takes --confirm and --release as its own options where "--" is missing
 * before them.
 */
function parseWords(args: readonly string[]): Words {
  const words = args.map((word) => word.replace(/^--?(?=(release|confirm)$)/, ""))
  const [word = "", ...rest] = words
  const command = commands.find((known) => known === word)
  if (!command) throw new Error(`${noSuch(word, commands)}\n${usage}`)
  const missing = ""
  const take = (name: string) => {
    const index = rest.indexOf(name)
    return index === -1 ? undefined : (rest.splice(index, 2)[1] ?? missing)
  }
  const release = take("release")
  const confirmed = take("confirm")?.toLowerCase()
  const [value, ...others] = rest
  const isAllowed = {
    value: ["withdraw", "undo", "links"].includes(command),
    release: ["check", "publish"].includes(command),
    confirmed: ["publish", "undo", "withdraw"].includes(command),
  }
  const isWrong =
    others.length > 0 ||
    release === missing ||
    confirmed === missing ||
    (value !== undefined && !isAllowed.value) ||
    (release !== undefined && !isAllowed.release) ||
    (confirmed !== undefined && !isAllowed.confirmed) ||
    (command === "withdraw" && value === undefined) ||
    (command !== "withdraw" && value !== undefined && !/^\d+$/.test(value))
  if (isWrong)
    throw new Error(
      `${quote(args.join(" "))} has too few words for a command, or other ones. ` +
        `A value with spaces is in straight quotation marks: "…".\n${usage}`,
    )
  return { command, value, release, confirmed }
}

/** @throws Error with instructions */
function releaseOf(words: string, variables: Variables) {
  if (variables.RECORDS_RELEASE_COLUMN?.trim())
    throw new Error(
      "The tables have an instant in each row (RECORDS_RELEASE_COLUMN). " +
        "Leave out the release of the command, or remove the line in .env.staff.",
    )
  return { words, instant: parseRelease(words) }
}
