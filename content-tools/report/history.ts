import { readFileSync } from "node:fs"
import path from "node:path"
import { git, missingHistoryReason } from "../gitHistory"
import { recordsOf } from "../check/traverse"
import type { Content } from "../model"
import { factsFrom, type Facts } from "../model/facts"

/** Earlier versions of the content, from the Git history. Without it, they are empty. */
export interface EarlierContent {
  /** Facts of the last cohort. */
  lastFacts: Facts
  /**
   * Entries of programs.json in each commit that changed a name or a price, the latest commit first. Their fields may be those of an
   * earlier model.
   */
  earlierPrograms: readonly Readonly<Record<string, unknown>>[]
}

/**
 * Reads the history of a content folder.
 * @param folder content in which the check found no mistake
 */
export function readHistory(folder: string): EarlierContent {
  return { lastFacts: factsOfLastCohort(folder), earlierPrograms: earlierPrograms(folder) }
}

function earlierPrograms(folder: string): EarlierContent["earlierPrograms"] {
  if (missingHistoryReason(folder) !== undefined) return []
  const commits = git(folder, "log", "--format=%H", '-G"(name|price)":', "--", "programs.json").match(/\w+/g) ?? []
  return commits.flatMap((commit) => {
    try {
      return recordsOf(JSON.parse(git(folder, "show", `${commit}:./programs.json`)))
    } catch {
      // The commit removed the file, or its JSON has a mistake.
      return []
    }
  })
}

/**
 * Returns the facts of the last cohort: those of the latest version in the Git history in which the research program began in an earlier
 * year. Returns none if the history has no such version.
 */
function factsOfLastCohort(folder: string): Facts {
  const year = factsIn((name) => readFileSync(path.join(folder, name), "utf8"))["cohort.year"]
  const last = factsBefore(String(year), folder)
  return Number(last["cohort.year"]) < Number(year) ? last : {}
}

/** Returns the facts before the first commit with a date of a year. Returns none without Git or without such a version. */
function factsBefore(year: string, folder: string): Facts {
  try {
    const commits = git(folder, "log", "--format=%H", `-G"startDate": *"${year}-`, "--", "programs.json").split("\n")
    const version = commits.at(-1) ? `${commits.at(-1)}~1` : "HEAD"
    return factsIn((name) => git(folder, "show", `${version}:./${name}`))
  } catch {
    return {}
  }
}

/** @throws Error for content of an earlier model, whose facts were elsewhere */
function factsIn(read: (name: string) => string): Facts {
  const files = ["programs.json", "site.json", "letters.json"].map((name) => [name, JSON.parse(read(name)) as unknown])
  return factsFrom(Object.fromEntries(files) as Content)
}
