/**
 * The staff's commands: `npm run admissions check`, `publish` and others. docs/decision-day.md says when to run which.
 * The settings are in `.env.staff` or in the shell, which has priority. The exit code is 1 if the check finds an error,
 * or if a command does not succeed.
 */
import { userInfo } from "node:os"
import { createInterface } from "node:readline/promises"
import { setTimeout } from "node:timers/promises"
import { runCommand } from "../admissions/runCommand"
import { settingsFile } from "../admissions/settings"
import { readEnvironmentFile } from "../environment"

const inFile = readEnvironmentFile(settingsFile)
const variables = { ...inFile, ...process.env }

/** Says which variables of the terminal are used: one may be left of a trial. */
function nameReplaced(): void {
  const names = Object.keys(inFile).filter((name) => variables[name] !== inFile[name])
  if (names.length > 0)
    console.error(
      `${names.join(", ")}: this terminal has another value than ${settingsFile}, and the value of the terminal is used. ` +
        "Open a new terminal to use that of the file.",
    )
}

/** A container may run as a user without a name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return "unknown"
  }
}

/** The content may have mistakes, of which its own check informs the maintainers. */
async function readCommitDeadline(): Promise<string | undefined> {
  const { loadContent } = await import("../content-tools/load")
  const content = await loadContent().catch(() => undefined)
  return content?.["letters.json"].find(({ id }) => id === "letter")?.commitDeadline?.date
}

/** Drops what was typed before a question, which no one can have read then. */
async function dropTyped(): Promise<void> {
  const drop = () => undefined
  process.stdin.on("data", drop)
  await setTimeout(100)
  process.stdin.off("data", drop).pause()
}

/** Returns what the person types; nothing after Ctrl+C or Ctrl+D. */
async function ask(question: string): Promise<string> {
  await dropTyped()
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const isClosed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")))
  const answer = terminal.question(question).catch(() => "")
  const typed = await Promise.race([answer, isClosed])
  terminal.close()
  return typed
}

async function main(): Promise<void> {
  nameReplaced()
  const hasSucceeded = await runCommand(process.argv.slice(2), variables, {
    fetch,
    wait: (milliseconds) => setTimeout(milliseconds),
    now: () => Date.now(),
    print: (line) => console.log(line),
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
    readCommitDeadline,
    user: userName(),
  })
  process.exitCode = hasSucceeded ? 0 : 1
}

void main()
