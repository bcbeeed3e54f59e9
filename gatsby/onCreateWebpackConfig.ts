import { readFileSync } from "node:fs"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { contentFolder } from "./contentFolder"

/** Tells the browser's code which paths are redirects, which only the host can answer (see `SiteLink`). */
export function onCreateWebpackConfig({ actions, plugins }: CreateWebpackConfigArgs): void {
  // The content check has parsed this very file before (onPreInit).
  const redirects = JSON.parse(readFileSync(path.join(contentFolder(), "redirects.json"), "utf8")) as { from: string }[]
  actions.setWebpackConfig({
    plugins: [plugins.define({ __REDIRECT_SOURCES__: JSON.stringify(redirects.map(({ from }) => from)) })],
  })
}
