import { sourceDigest } from "./functionSource"
import { functionFile } from "./variableFiles"

/** The secret with which this command finds out later whether the function at Supabase is that of this folder. */
export const sourceVariable = "SOURCE_DIGEST"

/** Returns the arguments of every command of Supabase that deploys to a project. */
export function commandsFor(project: string) {
  const target = ["--yes", `--remote=${project}`]
  return {
    listSecrets: ["secrets", "list", "--output-format=json", ...target],
    migrate: ["db", "push", ...target],
    setSecrets: ["secrets", "set", `--env-file=${functionFile}`, ...target],
    // Pages send no token of Supabase. Without --use-api, Docker is needed.
    deploy: ["functions", "deploy", "admissions", "--no-verify-jwt", "--use-api", ...target],
    recordSource: ["secrets", "set", `${sourceVariable}=${sourceDigest()}`, ...target],
  }
}
