import { functionFile } from "./variableFiles"

/** Returns the arguments of every command of Supabase that deploys to a project. */
export function commandsFor(project: string) {
  const target = ["--yes", `--remote=${project}`]
  return {
    listSecrets: ["secrets", "list", "--output-format=json", ...target],
    migrate: ["db", "push", ...target],
    setSecrets: ["secrets", "set", `--env-file=${functionFile}`, ...target],
    // Pages send no token of Supabase. Without --use-api, Docker is needed.
    deploy: ["functions", "deploy", "admissions", "--no-verify-jwt", "--use-api", ...target],
  }
}
