/**
 * Names what in the content is probably out of date, contradictory or made up: `npm run content:report`. Prints
 * mistakes as `content:check` does and exits with 1 if there are any.
 */
import { formatMistakes } from "../content-tools/check/mistake"
import { printedFolder } from "../content-tools/contentFolder"
import { checkFolder } from "../content-tools/load"
import { formatReport, reportContent, todayInLosAngeles } from "../content-tools/report"

async function main(): Promise<void> {
  const { source, mistakes } = await checkFolder()
  if (mistakes.length > 0) {
    console.error(formatMistakes(mistakes, printedFolder()))
    process.exitCode = 1
  } else {
    const today = todayInLosAngeles()
    const findings = reportContent(source, today)
    console.log(formatReport(findings, today, printedFolder()).join("\n"))
  }
}

void main()
