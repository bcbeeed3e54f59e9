import { execFileSync } from "node:child_process"

/**
 * Returns when one of some files was last changed: the date of its last Git commit, or now if it has a change that is
 * not committed, or without a Git history. In a shallow clone, the date may be later than the change, but not earlier.
 */
export function lastChange(folder: string, files: readonly string[]): Date {
  const git = (...args: readonly string[]) =>
    execFileSync("git", [...args, "--", ...files], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
  try {
    const date = git("log", "-1", "--format=%cI")
    if (date && !git("status", "--porcelain")) return new Date(date.trim())
  } catch {
    // Git is not installed, or the folder is not in a repository.
  }
  return new Date()
}
