import type { PreInitArgs } from "gatsby"
import { clearCopiedCache, type GatsbyState } from "./copiedCache"
import { prepareContent, watchContent } from "../content/live/liveContent"
import { prepareBuild } from "../content/prepareBuild"
import { environmentWarnings, readEnvironment } from "../environment"

/**
 * Clears the cache of another folder. Writes the content that Gatsby reads. Stops a build before it creates any page if the environment or the content is not valid.
 * `gatsby develop` shows mistakes in content on the pages instead.
 */
export async function onPreInit({ reporter, store }: PreInitArgs): Promise<void> {
  clearCopiedCache((store as unknown as { getState: () => GatsbyState }).getState())
  if (process.env.NODE_ENV === "development") {
    await prepareContent(reporter)
    void watchContent(reporter)
  } else {
    await prepareBuild(process.env).catch((error: unknown) =>
      reporter.panic(error instanceof Error ? error.message : String(error)),
    )
  }
  for (const warning of environmentWarnings(readEnvironment(process.env), process.env)) reporter.warn(warning)
}
