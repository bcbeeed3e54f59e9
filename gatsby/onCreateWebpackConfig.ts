import { readFileSync } from "node:fs"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { contentFolder } from "./contentFolder"

/** Tells the browser's code which paths are redirects, which only the host can answer (see `SiteLink`). */
export function onCreateWebpackConfig({ actions, plugins }: CreateWebpackConfigArgs): void {
  // The content check has parsed this very file before (onPreInit).
  const redirects = JSON.parse(readFileSync(path.join(contentFolder(), "redirects.json"), "utf8")) as { from: string }[]
  // Gatsby declares it as a bare Function.
  const define = plugins.define as (values: Record<string, string>) => object
  actions.setWebpackConfig({
    plugins: [define({ __REDIRECT_SOURCES__: JSON.stringify(redirects.map(({ from }) => from)) })],
  })
}
