import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import type { Content } from "../model"
import { factsFrom, type Facts } from "../model/facts"

/**
 * Returns the facts of the last cohort: those of the latest version in the Git history in which the research program began in an earlier
 * year. Returns none if the history has no such version.
 * @param folder content in which the check found no mistake
 */
export function factsOfLastCohort(folder: string): Facts {
  const year = factsIn((name) => readFileSync(path.join(folder, name), "utf8"))["cohort.year"]
  const last = factsBefore(String(year), folder)
  return Number(last["cohort.year"]) < Number(year) ? last : {}
}

/** Returns the facts before the first commit with a date of a year. Returns none without Git or without such a version. */
function factsBefore(year: string, folder: string): Facts {
  const git = (...options: string[]) =>
    execFileSync("git", options, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()
  try {
    const commits = git("log", "--format=%H", `-G"startDate": *"${year}-`, "--", "programs.json").split("\n")
    const version = commits.at(-1) ? `${commits.at(-1)}~1` : "HEAD"
    return factsIn((name) => git("show", `${version}:./${name}`))
  } catch {
    return {}
  }
}

/** @throws Error for content of an earlier model, whose facts were elsewhere */
function factsIn(read: (name: string) => string): Facts {
  const files = ["programs.json", "site.json", "letters.json"].map((name) => [name, JSON.parse(read(name)) as unknown])
  return factsFrom(Object.fromEntries(files) as Content)
}
