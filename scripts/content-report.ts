/**
 * Names what in the content is probably out of date, contradictory or made up: `npm run content:report`. Prints
 * mistakes as `content:check` does and exits with 1 if there are any.
 */
import { formatMistakes } from "../content-tools/check/mistake"
import { printedFolder } from "../content-tools/contentFolder"
import { checkFolder } from "../content-tools/load"
import { formatReport, reportContent, today } from "../content-tools/report"

async function main(): Promise<void> {
  const { source, mistakes } = await checkFolder()
  if (mistakes.length > 0) {
    console.error(formatMistakes(mistakes, printedFolder()))
    process.exitCode = 1
  } else {
    const day = today()
    const findings = reportContent(source, day)
    console.log(formatReport(findings, day, printedFolder()).join("\n"))
  }
}

void main()
