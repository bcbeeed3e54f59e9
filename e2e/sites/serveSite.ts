import { createSiteServer } from "../../hosting/server"
import { listen, type RunningService } from "../../local-services/listen"
import { startServices } from "../../local-services/startServices"
import { testPorts } from "./ports"
import { publicFolder, testSite, type SiteName } from "./sites"

/**
 * Serves a built site on the ports that its pages contain, with its local services.
 * @throws Error if it has not been built, or a port is in use
 */
export async function serveSite(name: SiteName): Promise<RunningService> {
  const ports = testPorts(name)
  const services = await startServices(ports)
  const servers = [services, await listen(await createSiteServer(publicFolder(name)), ports.site)]
  const { second } = testSite(name)
  if (second) servers.push(await listen(await createSiteServer(publicFolder(name), second), ports.second))
  return {
    url: `http://127.0.0.1:${ports.site}`,
    close: async () => {
      for (const server of servers.reverse()) await server.close()
    },
  }
}
