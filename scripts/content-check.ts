/**
 * Checks content without building: `npm run content:check`. Takes `--dir <folder>` to check another folder than content/, and
 * `--fix` to write the house format into its files first. Ends with 1 where there are mistakes, which go to the error output.
 * In GitHub's workflows it also marks the mistaken lines.
 */
import path from "node:path"
import { parseArgs } from "node:util"
import { checkContent, formatProblems, readContent } from "../gatsby/content-check"
import { annotationOf } from "../gatsby/content-check/annotation"
import { parseSource } from "../gatsby/content/load"
import type { Content } from "../gatsby/content-model"
import { generatedDocuments } from "../gatsby/documents/addresses"

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { dir: { type: "string", default: "content" }, fix: { type: "boolean", default: false } },
  })
  if (values.fix) await fix(values.dir)
  const source = await readContent(values.dir)
  const forbidSample = process.env["GATSBY_FORBID_SAMPLE_CONTENT"] === "true"
  const problems = checkContent(source, { forbidSample, generatedDocuments })
  if (process.env["GITHUB_ACTIONS"] === "true") {
    const folder = path.relative(".", values.dir).replaceAll(path.sep, "/")
    for (const problem of problems) console.log(annotationOf(folder, problem))
  }
  if (problems.length > 0) {
    console.error(formatProblems(problems))
    process.exitCode = 1
  } else {
    console.log(`content: ${source.texts.size} files, ${countEntries(parseSource(source))} entries, no mistakes.`)
  }
}

async function fix(folder: string): Promise<void> {
  // Prettier is slow to load and not needed for the check.
  const { fixFormat } = await import("../gatsby/content-check/fix")
  for (const name of await fixFormat(folder)) console.log(`formatted ${name}`)
}

/** Entries of the lists; a file that is no list counts as one. */
function countEntries(content: Content): number {
  return Object.values(content).flat().length
}

void main()
