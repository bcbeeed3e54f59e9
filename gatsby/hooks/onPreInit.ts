import { rmSync } from "node:fs"
import type { PreInitArgs } from "gatsby"
import { prepareContent, watchContent } from "../content/live/liveContent"
import { prepareBuild } from "../content/prepareBuild"
import { environmentWarnings, readEnvironment } from "../../environment"

/**
 * Clears the cache of another folder, and before a preview every earlier build. Writes the content that Gatsby reads.
 * Stops a build before it creates any page if the environment or the content is not valid. `gatsby develop` shows
 * mistakes in content on the pages instead.
 */
export async function onPreInit({ reporter, store }: PreInitArgs): Promise<void> {
  const state = (store as unknown as { getState: () => GatsbyState }).getState()
  const isDevelopment = process.env.NODE_ENV === "development"
  clearEarlierBuild(state, !isDevelopment && process.env.GATSBY_PREVIEW === "true")
  if (isDevelopment) {
    await prepareContent(reporter)
    void watchContent(reporter)
  } else {
    await prepareBuild(process.env)
      .then(() => checkAssetPrefix(process.env.GATSBY_ASSET_PREFIX, state))
      .catch((error: unknown) => reporter.panic(error instanceof Error ? error.message : String(error)))
  }
  for (const warning of environmentWarnings(readEnvironment(process.env), process.env)) reporter.warn(warning)
}

/** @throws Error if Gatsby would ignore the asset prefix, such as on a host that runs `gatsby build` itself */
export function checkAssetPrefix(prefix: string | undefined, { program }: Pick<GatsbyState, "program">): void {
  if (prefix && !program.prefixPaths)
    throw new Error(
      "GATSBY_ASSET_PREFIX has no effect in this build. Build with npm run build, or with gatsby build --prefix-paths.",
    )
}

/** The parts of Gatsby's state that contain paths, with `/` on every system (observed with 5.16.1). */
interface GatsbyState {
  program: { directory: string; prefixPaths?: boolean }
  components: { size: number; has: (file: string) => boolean }
}

/**
 * Clears what earlier builds have left if they ran in another folder, because the project was copied or moved: with the
 * paths in this cache, a build fails. Gatsby itself then deletes the rest of its cache, because `public` is missing.
 * Before a preview, always clears it: a host that keeps `public`, such as Cloudflare with its build cache, would also
 * publish the scripts of the last production build, which contain the addresses of the services.
 */
export function clearEarlierBuild({ program, components }: GatsbyState, isPreview: boolean): void {
  const isCopied = components.size > 0 && !components.has(`${program.directory}/src/pages/index.tsx`)
  if (!isCopied && !isPreview) return
  for (const folder of ["public", ".cache/webpack"]) rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}
