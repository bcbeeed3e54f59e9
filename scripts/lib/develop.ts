import { startServices } from "../../local-services/startServices"
import { prepareWorkingFolder, workingFolder } from "./buildSite"
import { choosePorts } from "./ports"
import { run, type RunOptions } from "./run"
import type { TestSite } from "./testSite"
import type { Output } from "./steps"

/**
 * Starts `gatsby develop` and waits until it is ready.
 * @param args of `gatsby develop`
 * @returns the promise of its exit code
 * @throws Error if it ends before it is ready
 */
export function startDevelop(args: readonly string[], options: RunOptions): Promise<{ ended: Promise<number> }> {
  return new Promise((resolve, reject) => {
    const output: Output = (line) => {
      options.output(line)
      if (line.startsWith("You can now view")) resolve({ ended })
    }
    const ended = run("gatsby", ["develop", ...args], { ...options, output })
    ended.then((code) => reject(new Error(`"gatsby develop" ended with exit code ${code}.`)), reject)
  })
}

/** Starts `gatsby develop` with a copy of the fixture content, which tests may change. @throws Error if Gatsby ends */
export async function developTestSite(output: Output): Promise<TestSite> {
  const ports = await choosePorts()
  const content = await prepareWorkingFolder()
  const { environment, close } = await startServices(ports)
  const stop = new AbortController()
  const url = `http://127.0.0.1:${ports.site}`
  const options = { output, folder: workingFolder, environment, signal: stop.signal }
  const { ended } = await startDevelop(["--host", "127.0.0.1", "--port", String(ports.site)], options)
  return {
    url,
    environment: { SITE_UNDER_TEST: url, CONTENT_UNDER_TEST: content },
    close: async () => {
      stop.abort()
      await ended
      await close()
    },
  }
}
