/** Starts one of the servers that playwright.config.ts names, until Playwright ends this program. */
import { localEnvironment } from "../../local-services/localEnvironment"
import { testPorts } from "../../test/sites/ports"
import { developFolder, testSite, type SiteName } from "../../test/sites/sites"
import { runGatsby } from "../lib/run"
import { prepareWorkingFolder } from "./prepareWorkingFolder"
import { serveServices, serveSite, serveWithoutRules } from "./serveSite"

/** `gatsby develop` with a copy of the fixture content, which the tests of the editor change. */
async function develop(): Promise<void> {
  const port = testPorts().develop
  await prepareWorkingFolder(developFolder, testSite("fixture").writeContent)
  await runGatsby(["develop", "--host", "127.0.0.1", "--port", String(port)], {
    output: console.log,
    folder: developFolder,
    environment: localEnvironment({ ...testPorts(), site: port }),
  })
}

async function main(): Promise<void> {
  const [server = ""] = process.argv.slice(2)
  if (server === "develop") return develop()
  if (server === "services") await serveServices()
  else if (server === "shortWithoutRules") await serveWithoutRules("short")
  else await serveSite(server as SiteName)
  console.log("The server is ready.")
}

void main()
