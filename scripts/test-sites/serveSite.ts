import { createSiteServer } from "../../hosting/server"
import { listen, type RunningService } from "../../local-services/listen"
import { startServices } from "../../local-services/startServices"
import { testPorts } from "../../test/sites/ports"
import { portsOf, publicFolder, type SiteName } from "../../test/sites/sites"

/** Serves a built site on the port that its pages contain. @throws Error if it has not been built, or the port is in use */
export async function serveSite(name: SiteName): Promise<RunningService> {
  const ports = testPorts()
  const site = await listen(await createSiteServer(publicFolder(name)), ports[name])
  if (name === "long") await listen(await createSiteServer(publicFolder(name)), ports.assets)
  return site
}

/** Serves a built site on a host that reads no `_redirects` and `_headers`, such as GitHub Pages. */
export async function serveWithoutRules(name: SiteName): Promise<RunningService> {
  return listen(await createSiteServer(publicFolder(name), { readsRules: false }), testPorts().shortWithoutRules)
}

/** Starts the local services that all sites share. */
export async function serveServices() {
  return startServices(portsOf("fixture", testPorts()))
}
