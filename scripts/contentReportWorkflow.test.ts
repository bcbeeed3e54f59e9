import { spawnSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { temporaryFolder } from "../test/temporaryFolder"

/** The shell of the workflow, which Windows lacks. */
const inShell = process.platform === "win32" ? it.skip : it

/** Prints its arguments into a file, and the number of the open issue when it is asked for one. */
const standIn = `#!/bin/sh
echo "$1 $2 $3" >> calls
if [ "$1 $2" = "issue list" ]; then echo "$OPEN_ISSUE"; fi
`

/** Runs the last step of the workflow. @returns what it has called, and the text of the issue */
function updateIssue(openIssue: string) {
  const { jobs } = parse(readFileSync(".github/workflows/content-report.yml", "utf8")) as {
    jobs: { report: { steps: { run?: string }[] } }
  }
  const script = jobs.report.steps.at(-1)?.run ?? ""
  const cwd = temporaryFolder()
  writeFileSync(path.join(cwd, "gh"), standIn, { mode: 0o755 })
  writeFileSync(path.join(cwd, "report.txt"), "Dates in the past (1)\n")
  const env = { ...process.env, PATH: `${cwd}:${process.env.PATH}`, OPEN_ISSUE: openIssue }
  expect(spawnSync("bash", ["-e", "-c", script], { cwd, env, encoding: "utf8" }).stderr).toBe("")
  const read = (name: string) => readFileSync(path.join(cwd, name), "utf8")
  return { calls: read("calls").trim().split("\n"), text: read("report.md") }
}

inShell("the weekly report replaces the text of the open issue", () => {
  const { calls, text } = updateIssue("7")
  expect(calls.at(-1)).toBe("issue edit 7")
  expect(text).toContain("```text\nDates in the past (1)\n```")
})

inShell("the weekly report opens an issue if none is open", () => {
  expect(updateIssue("").calls.at(-1)).toBe("issue create --title")
})
