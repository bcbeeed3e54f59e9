import type { PreInitArgs } from "gatsby"
import { assertContent } from "./content-check"
import { contentFolder } from "./contentFolder"
import { generatedDocuments } from "./documents/addresses"
import { environmentWarnings, readEnvironment } from "./environment"
import { nextChange } from "./nextChange"

/**
 * Stops the build before any page is made where content or environment cannot be used. `gatsby develop` shows the same
 * words and goes on once the files are mended.
 */
export async function onPreInit({ reporter }: PreInitArgs): Promise<void> {
  const environment = readEnvironment(process.env)
  for (const warning of environmentWarnings(environment)) reporter.warn(warning)
  const folder = contentFolder()
  const mistakes = () => mistakesIn(folder, environment.GATSBY_FORBID_SAMPLE_CONTENT)

  let found = await mistakes()
  if (found && process.env.gatsby_executing_command !== "develop") reporter.panic(found)
  while (found) {
    reporter.error(`${found}\nWaiting for the content to be mended.`)
    await nextChange(folder)
    found = await mistakes()
    if (!found) reporter.success("The content is mended.")
  }
}

async function mistakesIn(folder: string, forbidSample: boolean): Promise<string | undefined> {
  try {
    await assertContent(folder, { forbidSample, generatedDocuments })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
