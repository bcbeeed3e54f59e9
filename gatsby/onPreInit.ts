import type { PreInitArgs } from "gatsby"
import { loadContent } from "./content/load"
import { contentFolder } from "./contentFolder"
import { environmentWarnings, readEnvironment } from "./environment"
import { nextChange } from "./nextChange"

/**
 * Stops the build before any page is made where content or environment cannot be used. `gatsby develop` shows the same
 * words and goes on once the files are mended.
 */
export async function onPreInit({ reporter }: PreInitArgs): Promise<void> {
  const environment = readEnvironment(process.env)
  for (const warning of environmentWarnings(environment)) reporter.warn(warning)

  let found = await findMistakes()
  if (found && process.env.gatsby_executing_command !== "develop") reporter.panic(found)
  while (found) {
    reporter.error(`${found}\nWaiting for the content to be mended.`)
    await nextChange(contentFolder())
    found = await findMistakes()
    if (!found) reporter.success("The content is mended.")
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
