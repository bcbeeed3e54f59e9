import { execFileSync } from "node:child_process"
import { readdirSync, statSync } from "node:fs"
import path from "node:path"

/** Content from which the documents and the calendar are generated. */
const sources = ["calendar.json", "documents.json", "letters.json", "programs.json", "site.json", "timelines.json"]

/**
 * Returns when the content of the documents was last changed: the date of its last Git commit. Without a Git history, returns the
 * latest modification time of the files. In a shallow clone, the date may be later than the change, but not earlier.
 * @param folder content folder
 */
export function lastChange(folder: string): Date {
  return dateOfLastCommit(folder) ?? latestModification(folder)
}

function dateOfLastCommit(folder: string): Date | undefined {
  try {
    const output = execFileSync("git", ["log", "-1", "--format=%cI", "--", ...sources], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
    return output ? new Date(output.trim()) : undefined
  } catch {
    // Git is not installed, or the folder is not in a repository.
    return undefined
  }
}

function latestModification(folder: string): Date {
  const files = readdirSync(folder).filter((name) => sources.includes(name))
  return new Date(Math.max(0, ...files.map((name) => statSync(path.join(folder, name)).mtimeMs)))
}
