/**
 * The staff's commands: `npm run admissions -- check`, `links` or `sync`. docs/decision-day.md says when to run which. The settings
 * are in `.env.staff` or in the shell. The exit code is 1 if the check finds an error, or if a command does not succeed.
 */
import { setTimeout } from "node:timers/promises"
import { runCommand } from "./admissions/runCommand"
import { staffVariables } from "./admissions/settings"
import { wrap } from "./admissions/wrap"
import { print } from "./lib/steps"

const { stdout } = process

const hasSucceeded = await runCommand(process.argv.slice(2), staffVariables(process.env), {
  fetch,
  wait: (milliseconds) => setTimeout(milliseconds),
  print: (line) => print(wrap(line, stdout.columns || Infinity)),
  // In a terminal, each progress line replaces the last one, and the message of an error begins where it began.
  showProgress: (text) => {
    if (stdout.isTTY) stdout.write(`\r\x1b[2K${text.slice(0, stdout.columns - 1)}\r`)
    else console.log(text)
  },
})
process.exitCode = hasSucceeded ? 0 : 1
