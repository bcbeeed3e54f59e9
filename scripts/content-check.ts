/**
 * Checks content without a build: `npm run content:check`. Prints mistakes to stderr and exits with 1 if there are any.
 * In GitHub workflows, it also marks the lines.
 */
import { formatAnnotation, formatMistakes } from "../content-tools/check/mistake"
import { printedFolder } from "../content-tools/contentFolder"
import { checkFolder } from "../content-tools/load"
import { parseSource } from "../content-tools/parseSource"

async function main(): Promise<void> {
  const { source, mistakes } = await checkFolder()
  if (mistakes.length > 0) {
    const folder = printedFolder()
    if (process.env["GITHUB_ACTIONS"] === "true")
      for (const mistake of mistakes) console.log(formatAnnotation(folder, mistake))
    console.error(formatMistakes(mistakes, folder))
    process.exitCode = 1
  } else {
    const entries = Object.values(parseSource(source)).flat()
    console.log(`content: ${source.texts.size} files, ${entries.length} entries, no mistakes.`)
  }
}

void main()
