/**
 * Checks content without building: `npm run content:check`. Takes `--dir <folder>` to check another folder than content/.
 * Ends with 1 where there are mistakes, which go to the error output.
 */
import { parseArgs } from "node:util"
import { parseSource } from "../gatsby/content/load"
import { checkContent, formatProblems, readContent } from "../gatsby/content-check"
import type { Content } from "../gatsby/content-model"
import { generatedDocuments } from "../gatsby/documents/addresses"

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dir: { type: "string", default: "content" } } })
  const source = await readContent(values.dir)
  const forbidSample = process.env["GATSBY_FORBID_SAMPLE_CONTENT"] === "true"
  const problems = checkContent(source, { forbidSample, generatedDocuments })
  if (problems.length > 0) {
    console.error(formatProblems(problems))
    process.exitCode = 1
  } else {
    console.log(`content: ${source.texts.size} files, ${countEntries(parseSource(source))} entries, no mistakes.`)
  }
}

/** Entries of the lists; a file that is no list counts as one. */
function countEntries(content: Content): number {
  return Object.values(content).flat().length
}

void main()
