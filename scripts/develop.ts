/**
 * `npm run develop`: hot reload with the local services. `npm run content:edit` adds `--edit`, which prints how to edit
 * the content.
 */
import path from "node:path"
import { editorPath } from "../hosting/rules/editorPaths"
import { startServices } from "../local-services/startServices"
import { localPorts, sitePort } from "../processes/ports"
import { reserve } from "../processes/reserve"
import { runGatsby } from "../processes/run"
import { printedAddresses } from "../local-services/printedAddresses"
import { createProblemFilter, createSteps, print } from "../processes/steps"

/** Gatsby's default. */
const defaultPort = 8000

async function main(): Promise<void> {
  await reserve("site")
  const args = process.argv.slice(2)
  const isEditing = args.includes("--edit")
  const port = await sitePort(
    defaultPort,
    args.filter((arg) => arg !== "--edit"),
  )
  const ports = await localPorts(port)
  const siteUrl = `http://localhost:${ports.site}`
  const steps = createSteps("develop", 2)
  const { environment } = await steps.run("Start the local services", () => startServices(ports))
  // At once, because Gatsby does not start before the first content is valid.
  const isProblem = createProblemFilter()
  let ended = Promise.resolve()
  await steps.run("Start Gatsby", (output) => {
    const started = new Promise<void>((resolve) => {
      const read = (line: string) => {
        output(line)
        if (isProblem(line)) print(line)
        if (line.startsWith("You can now view")) resolve()
      }
      ended = runGatsby(["develop", "--port", String(ports.site)], { environment, output: read })
    })
    return Promise.race([started, ended])
  })
  console.log(`
The site is ready. Open:

${printedAddresses(siteUrl)}

A page shows a change as soon as its file is saved. Errors and warnings appear here, all output in ${steps.logFile}.
`)
  if (isEditing)
    console.log(`The editor is at ${siteUrl}${editorPath}. Open it in Chrome or Edge. Click "Work with Local Repository", and pick
the folder ${path.basename(process.cwd())}. content/README.md says how to publish what you change.
`)
  await ended
  process.exit()
}

void main()
