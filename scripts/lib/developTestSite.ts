import { localEnvironment } from "../../services/localEnvironment"
import { startServices } from "../../services/startServices"
import { startLiveContent } from "../live-content/startLiveContent"
import { prepareWorkingFolder, workingFolder } from "./buildSite"
import { choosePorts } from "./ports"
import { run } from "./run"
import type { Output } from "./steps"
import type { TestSite } from "./testSite"

/** Starts `gatsby develop` as `npm run develop` does, with a copy of the fixture content, which tests may change. @throws Error if Gatsby ends */
export async function developTestSite(output: Output): Promise<TestSite> {
  const ports = await choosePorts()
  const content = await prepareWorkingFolder("develop")
  const services = await startServices(ports)
  const live = await startLiveContent({
    folder: content,
    sitePort: ports.site,
    overlayPort: 0,
    canStart: false,
    print: output,
  })
  const stop = new AbortController()
  const url = `http://127.0.0.1:${ports.site}`
  let ended = Promise.resolve()
  await new Promise<void>((resolve, reject) => {
    const onLine: Output = (line) => {
      output(line)
      if (line.startsWith("You can now view")) resolve()
    }
    const args = ["develop", "--host", "127.0.0.1", "--port", String(ports.site)]
    const environment = { ...localEnvironment(ports), ...live.environment }
    ended = run("gatsby", args, { output: onLine, folder: workingFolder, environment, signal: stop.signal }).then(
      (code) => reject(new Error(`"gatsby develop" ended with exit code ${code}.`)),
      reject,
    )
  })
  return {
    url,
    environment: { SITE_UNDER_TEST: url, CONTENT_UNDER_TEST: content },
    close: async () => {
      stop.abort()
      await ended
      await Promise.all([services.close(), live.close()])
    },
  }
}
