import { execFileSync } from "node:child_process"

/** Runs Git in a folder, and returns its output. @throws Error if Git is missing, or if the folder has no history */
export function git(folder: string, ...options: string[]): string {
  return execFileSync("git", options, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()
}

/** Returns why Git cannot read the history of a folder, and what to do. Returns undefined if it can. */
export function missingHistoryReason(folder: string): string | undefined {
  try {
    git(folder, "rev-parse", "HEAD")
    return undefined
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ENOENT"
      ? "Git is not installed. Get it from https://git-scm.com/downloads, and open a new terminal."
      : "this folder has no Git history, as after a download. Clone the repository instead, as in content/README.md."
  }
}
