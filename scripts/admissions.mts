/**
 * The staff's commands: `npm run admissions check`, `links` or `sync`. docs/decision-day.md says when to run which. The settings
 * are in `.env.staff` or in the shell, which has priority. The exit code is 1 if the check finds an error, or if a command does not succeed.
 */
import { setTimeout } from "node:timers/promises"
import { readEnvironmentFile } from "../gatsby/environment"
import { runCommand } from "./admissions/runCommand"
import { settingsFile } from "./admissions/settings"

const variables = { ...readEnvironmentFile(settingsFile), ...process.env }
const hasSucceeded = await runCommand(process.argv.slice(2), variables, {
  fetch,
  wait: (milliseconds) => setTimeout(milliseconds),
  print: (line) => console.log(line),
})
process.exitCode = hasSucceeded ? 0 : 1
