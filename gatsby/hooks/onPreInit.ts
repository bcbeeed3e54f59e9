import type { PreInitArgs } from "gatsby"
import { checkBuild } from "../checkBuild"
import { environmentWarnings, readEnvironment } from "../environment"

/** Stops Gatsby before it creates any page if the environment or the content is not valid. */
export async function onPreInit({ reporter }: PreInitArgs): Promise<void> {
  await checkBuild(process.env).catch((error: unknown) =>
    reporter.panic(error instanceof Error ? error.message : String(error)),
  )
  for (const warning of environmentWarnings(readEnvironment(process.env))) reporter.warn(warning)
}
