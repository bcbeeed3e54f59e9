/**
 * Names what in the content is probably out of date, contradictory or made up: `npm run content:report`. Prints mistakes as
 * `content:check` does and exits with 1 if there are any.
 *
 * - `--dir <folder>` reads another folder than content/.
 * - `--strict` exits with 1 if there are findings.
 */
import { parseArgs } from "node:util"
import { formatProblems } from "../gatsby/content/check"
import { checkFolder } from "../gatsby/content/load"
import { factsOfLastCohort, formatReport, reportContent, todayInLosAngeles } from "../gatsby/content/report"

const { values } = parseArgs({
  options: {
    dir: { type: "string", default: "content" },
    strict: { type: "boolean", default: false },
  },
})
const { source, problems } = await checkFolder(values.dir)
if (problems.length > 0) {
  console.error(formatProblems(problems))
  process.exitCode = 1
} else {
  const today = todayInLosAngeles()
  const findings = reportContent(source, today, factsOfLastCohort(values.dir))
  console.log(formatReport(findings, today).join("\n"))
  if (values.strict && findings.length > 0) process.exitCode = 1
}
