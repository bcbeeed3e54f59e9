/** `npm run develop`: hot reload with the local services. `npm run content:edit` adds `--edit`, which prints how to edit the content. */
import path from "node:path"
import { startServices } from "../local-services/startServices"
import { startDevelop } from "./lib/develop"
import { closeOnSignal } from "./lib/closeOnSignal"
import { localPorts } from "./lib/ports"
import { siteAddresses } from "./lib/siteAddresses"
import { createProblemFilter, createSteps, print } from "./lib/steps"

async function main(): Promise<void> {
  const ports = await localPorts("scripts/develop.ts")
  const siteUrl = `http://localhost:${ports.site}`
  const steps = createSteps("develop", 2)
  const { environment, close } = await steps.run("Start the local services", () => startServices(ports))
  closeOnSignal(close)
  // At once, because Gatsby does not start before the first content is valid.
  const isProblem = createProblemFilter()
  const printProblem = (line: string) => isProblem(line) && print(line)
  const { ended } = await steps.run("Start Gatsby", (output) =>
    startDevelop(["--port", String(ports.site)], {
      environment,
      output: (line) => {
        output(line)
        printProblem(line)
      },
    }),
  )
  console.log(`
  The site is ready. Open:

  ${siteAddresses(siteUrl)}

  A page shows a change as soon as its file is saved. Errors and warnings appear here, all output in ${steps.logFile}.
  `)
  if (process.argv.includes("--edit"))
    console.log(`The editor is at ${siteUrl}/admin/. Open it in Chrome or Edge. Click "Work with Local Repository", and pick
  the folder ${path.basename(process.cwd())}. content/README.md says how to publish what you change.
  `)
  process.exitCode = await ended
  await close()
}

void main()
