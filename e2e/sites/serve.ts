/** Starts the server that playwright.config.ts names, until Playwright ends this program. */
import { startServices } from "../../local-services/startServices"
import { testPorts, type ServerName } from "./ports"
import { developFolder, testSite } from "./sites"
import { runGatsby } from "../../processes/run"
import { prepareWorkingFolder } from "./prepareWorkingFolder"
import { serveSite } from "./serveSite"

/** Starts `gatsby develop` with a copy of the fixture content, which the tests of the editor change. */
async function develop(): Promise<void> {
  const ports = testPorts("develop")
  await prepareWorkingFolder(developFolder, testSite("fixture").writeContent)
  const { environment } = await startServices(ports)
  const args = ["develop", "--host", "127.0.0.1", "--port", String(ports.site)]
  await runGatsby(args, { output: console.log, folder: developFolder, environment })
}

async function main(): Promise<void> {
  const [server = ""] = process.argv.slice(2)
  if (server === "develop") return develop()
  await serveSite(server as Exclude<ServerName, "develop">)
  console.log("The server is ready.")
}

void main()
