import { execFileSync } from "node:child_process"

/**
 * Returns when one of some files was last changed: the date of its last Git commit, or now without a Git history. In a
 * shallow clone, the date may be later than the change, but not earlier.
 */
export function lastChange(folder: string, files: readonly string[]): Date {
  try {
    const options = ["log", "-1", "--format=%cI", "--", ...files]
    const date = execFileSync("git", options, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    if (date) return new Date(date.trim())
  } catch {
    // Git is not installed, or the folder is not in a repository.
  }
  return new Date()
}
