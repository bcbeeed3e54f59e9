/**
 * Checks content without a build: `npm run content:check`. Prints mistakes to stderr and exits with 1 if there are any. In GitHub
 * workflows, it also marks the lines.
 *
 * - `--dir <folder>` checks another folder than content/.
 * - `--fix` formats the files first.
 * - `--json` prints the mistakes to stdout as an array of records (`problemRecord`), and nothing else.
 */
import path from "node:path"
import { parseArgs } from "node:util"
import { formatAnnotation, formatProblems, problemRecord } from "../gatsby/content/check"
import { formatFiles } from "../gatsby/content/check/formatFiles"
import { checkFolder, parseSource } from "../gatsby/content/load"

const { values } = parseArgs({
  options: {
    dir: { type: "string", default: "content" },
    fix: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
})
if (values.fix) for (const name of await formatFiles(values.dir)) if (!values.json) console.log(`formatted ${name}`)
const { source, problems } = await checkFolder(values.dir)
if (values.json) {
  console.log(JSON.stringify(problems.map(problemRecord), null, 2))
} else if (problems.length > 0) {
  const folder = path.relative(".", values.dir).replaceAll(path.sep, "/")
  if (process.env["GITHUB_ACTIONS"] === "true")
    for (const problem of problems) console.log(formatAnnotation(folder, problem))
  console.error(formatProblems(problems))
} else {
  const entries = Object.values(parseSource(source)).flat()
  console.log(`content: ${source.texts.size} files, ${entries.length} entries, no mistakes.`)
}
if (problems.length > 0) process.exitCode = 1
