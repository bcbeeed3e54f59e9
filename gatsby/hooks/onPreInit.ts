import type { PreInitArgs } from "gatsby"
import { checkBuild } from "../checkBuild"
import { contentFolder } from "../content/contentFolder"
import { restoreContent } from "../content/load"
import { hasResolved, readResolved, writeResolved } from "../content/resolved"
import { environmentWarnings, readEnvironment } from "../environment"
import { nextChange } from "../nextChange"

/**
 * Stops Gatsby before it creates any page if the environment or the content is not valid, and writes the content that Gatsby reads.
 * `npm run develop` shows mistakes on the pages instead, and starts with the last valid content.
 */
export async function onPreInit({ reporter }: PreInitArgs): Promise<void> {
  const showsMistakes = Boolean(process.env.CONTENT_OVERLAY_URL)
  if (!showsMistakes)
    await checkBuild(process.env).catch((error: unknown) =>
      reporter.panic(error instanceof Error ? error.message : String(error)),
    )
  await writeResolved().catch(async (error: unknown) => {
    if (!hasResolved()) throw error
    restoreContent(await readResolved())
  })
  if (process.env.NODE_ENV === "development")
    void updateResolved((error) => {
      if (!showsMistakes) reporter.error(String(error))
    })
  for (const warning of environmentWarnings(readEnvironment(process.env))) reporter.warn(warning)
}

/** Writes the content again after each change. @param report receives the error if it has mistakes */
async function updateResolved(report: (error: unknown) => void): Promise<never> {
  let change = nextChange(contentFolder())
  for (;;) {
    await change
    // Watches before it reads, so that a change during the check is not missed.
    change = nextChange(contentFolder())
    await writeResolved().catch(report)
  }
}
