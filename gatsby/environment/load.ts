/** Reads `.env.<mode>` and `.env` into the process, where they exist; what is already set wins. */
import { existsSync } from "node:fs"

export function loadEnvironmentFiles(mode: string): void {
  for (const file of [`.env.${mode}`, ".env"]) if (existsSync(file)) process.loadEnvFile(file)
}
