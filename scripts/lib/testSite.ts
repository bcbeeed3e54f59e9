import { createSiteServer } from "../../hosting/server"
import { listen } from "../../local-services/listen"
import { startServices } from "../../local-services/startServices"
import { builtSite, workingFolder, type BuildName } from "./buildSite"
import type { SitePorts } from "./ports"

export interface TestSite {
  url: string
  /** Environment variables that the browser tests read. */
  environment: Record<string, string>
  close: () => Promise<void>
}

/**
 * Serves a built site and starts its local services on the ports that its pages contain.
 * @param readsRules whether the server reads `_redirects` and `_headers`, unlike GitHub Pages
 * @param port that of the pages if it is not the one they contain; 0 selects a free one
 * @throws Error if the site has not been built
 */
export async function serveTestSite(name: BuildName, readsRules = true, port?: number): Promise<TestSite> {
  const site = builtSite(name)
  const { ports } = site
  const services = await startServices(ports)
  const server = await createSiteServer(site.public, { readsRules })
  const pages = await listen(server, port ?? ports.site)
  const assets = await listen(await createSiteServer(site.public), ports.assets)
  return {
    url: pages.url,
    environment: {
      SITE_UNDER_TEST: pages.url,
      ASSETS_UNDER_TEST: assets.url,
      CONTENT_UNDER_TEST: site.content,
      PUBLIC_UNDER_TEST: site.public,
      WORKING_FOLDER: workingFolder,
      PORTS_UNDER_TEST: JSON.stringify(ports satisfies SitePorts),
    },
    close: async () => {
      await Promise.all([pages.close(), assets.close()])
      await services.close()
    },
  }
}
