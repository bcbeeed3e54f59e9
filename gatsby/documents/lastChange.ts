import { execFileSync } from "node:child_process"

/** Content from which the calendar is generated. */
const sources = ["calendar.json", "letters.json", "programs.json", "site.json"]

/**
 * Returns when the content of the calendar was last changed: the date of its last Git commit, or now without a Git history. In a
 * shallow clone, the date may be later than the change, but not earlier.
 */
export function lastChange(folder: string): Date {
  try {
    const options = ["log", "-1", "--format=%cI", "--", ...sources]
    const date = execFileSync("git", options, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    if (date) return new Date(date.trim())
  } catch {
    // Git is not installed, or the folder is not in a repository.
  }
  return new Date()
}
