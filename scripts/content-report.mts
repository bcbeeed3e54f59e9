/**
 * Names what in the content is probably out of date, contradictory or made up: `npm run content:report`. Prints mistakes as
 * `content:check` does and exits with 1 if there are any.
 * With `--strict`, it also exits with 1 if there are findings.
 */
import { parseArgs } from "node:util"
import { formatMistakes } from "../content-tools/check/mistake"
import { contentFolder } from "../content-tools/contentFolder"
import { checkFolder } from "../content-tools/load"
import { reportContent } from "../content-tools/report"
import { formatReport } from "../content-tools/report/format"
import { readHistory } from "../content-tools/report/history"
import { todayInLosAngeles } from "../content-tools/report/today"
import { missingHistoryReason } from "../content-tools/gitHistory"

const { values } = parseArgs({
  options: { strict: { type: "boolean", default: false } },
})
const { source, mistakes } = await checkFolder()
if (mistakes.length > 0) {
  console.error(formatMistakes(mistakes))
  process.exitCode = 1
} else {
  const today = todayInLosAngeles()
  const findings = reportContent(source, today, readHistory(contentFolder()))
  console.log(formatReport(findings, today).join("\n"))
  const mistake = missingHistoryReason(contentFolder())
  if (mistake) console.log(`Not compared with earlier versions and the last cohort: ${mistake}`)
  if (values.strict && findings.length > 0) process.exitCode = 1
}
