import type { PreInitArgs } from "gatsby"
import { loadContent } from "./content/load"
import { contentFolder } from "./contentFolder"
import { environmentWarnings, readEnvironment } from "./environment"
import { nextChange } from "./nextChange"

/**
 * Stops a build before Gatsby creates any page if the environment or the content is not valid. `gatsby develop` reports mistakes
 * in content and waits until they are corrected.
 */
export async function onPreInit({ reporter }: PreInitArgs): Promise<void> {
  const environment = readEnvironment(process.env)
  for (const warning of environmentWarnings(environment)) reporter.warn(warning)

  let mistakes = await findMistakes()
  if (mistakes && process.env.gatsby_executing_command !== "develop") reporter.panic(mistakes)
  while (mistakes) {
    reporter.error(`${mistakes}\nWaiting until the content is corrected.`)
    await nextChange(contentFolder())
    mistakes = await findMistakes()
    if (!mistakes) reporter.success("The content is valid again.")
  }
}

async function findMistakes(): Promise<string | undefined> {
  try {
    await loadContent()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
