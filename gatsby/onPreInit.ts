import type { PreInitArgs } from "gatsby"
import { loadContent } from "./content/load"
import { environmentWarnings, readEnvironment } from "./environment"

/** Stops Gatsby before it creates any page if the environment or the content is not valid. */
export async function onPreInit({ reporter }: PreInitArgs): Promise<void> {
  const environment = readEnvironment(process.env)
  for (const warning of environmentWarnings(environment)) reporter.warn(warning)
  await loadContent().catch((error: unknown) => reporter.panic(error instanceof Error ? error.message : String(error)))
}
