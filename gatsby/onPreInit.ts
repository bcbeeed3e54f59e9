import type { PreInitArgs } from "gatsby"
import { assertContent } from "./content-check"
import { contentFolder } from "./contentFolder"
import { environmentWarnings, readEnvironment } from "./environment"

/** Stops the build before any page is made where content or environment cannot be used. */
export async function onPreInit({ reporter }: PreInitArgs): Promise<void> {
  const environment = readEnvironment(process.env)
  for (const warning of environmentWarnings(environment)) reporter.warn(warning)
  try {
    await assertContent(contentFolder(), { forbidSample: environment.GATSBY_FORBID_SAMPLE_CONTENT })
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error))
  }
}
