/**
 * `npm start`: starts the local services, builds the site against them and serves it with its redirect and header
 * rules.
 */
import { createServer } from "node:http"
import { prepareBuild } from "../gatsby/content/prepareBuild"
import { loadEnvironmentFiles } from "../environment"
import { createSiteServer } from "../hosting/server"
import { listen } from "../local-services/listen"
import { defaultPorts, localEnvironment } from "../local-services/localEnvironment"
import { startServices } from "../local-services/startServices"
import { localPorts, sitePort } from "../processes/ports"
import { reserve } from "../processes/reserve"
import { runGatsby } from "../processes/run"
import { printedAddresses } from "../local-services/printedAddresses"
import { createSteps } from "../processes/steps"

async function main(): Promise<void> {
  await reserve("site")
  const port = await sitePort(defaultPorts.site)
  loadEnvironmentFiles("production")
  const prepared = await prepareBuild({ ...process.env, ...localEnvironment(defaultPorts) })
  const ports = await localPorts(port)
  const steps = createSteps("start", 3)
  const services = await steps.run("Start the local services", () => startServices(ports))
  // So that no other program takes the port of the site while it is built.
  const placeholder = createServer((_request, response) => response.writeHead(503).end("The site is not built yet."))
  const { close } = await listen(placeholder, ports.site)
  const environment = { ...services.environment, ...prepared }
  await steps.run("Build the site", (output) => runGatsby(["build"], { output, environment }))
  await close()
  const site = await steps.run("Serve the site", async () => listen(await createSiteServer("public"), ports.site))

  console.log(`
The site is ready. Open:

${printedAddresses(site.url)}

All services run on this machine with sample data. New subscribers are gone when they stop. Press Ctrl+C to stop.
`)
}

void main()
