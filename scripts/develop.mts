/** `npm run develop`: hot reload with the local services. `npm run content:edit` adds `--edit`, which prints how to edit the content. */
import { reportSummary } from "../gatsby/content/report"
import { defaultPorts } from "../services/localEnvironment"
import { defaultDataFolder, startServices } from "../services/startServices"
import { startDevelop } from "./lib/develop"
import { editorInstructions } from "./lib/editorInstructions"
import { closeOnSignal } from "./lib/closeOnSignal"
import { requireFreePorts } from "./lib/ports"
import { hideStackTraces } from "./lib/hideStackTraces"
import { siteAddresses } from "./lib/siteAddresses"
import { createProblemFilter, createSteps, print } from "./lib/steps"

/** Gatsby's default port. */
const port = 8000

/** Pages that exist only in development. */
const previews = [
  ["Letter preview", "/letter/preview/"],
  ["Decision preview", "/decision/preview/"],
  ["Picture preview", "/preview/pictures/"],
] as const

hideStackTraces()
const steps = createSteps("develop", 2)
await requireFreePorts({ ...defaultPorts, site: port })
const { environment, close } = await steps.run("Start the local services", () =>
  startServices(defaultPorts, { dataFolder: defaultDataFolder }),
)
closeOnSignal(close)
// At once, because Gatsby does not start before the first content is valid.
const isProblem = createProblemFilter()
const printProblem = (line: string) => isProblem(line) && print(line)
const { ended } = await steps.run("Start Gatsby", (output) =>
  startDevelop([], {
    environment,
    output: (line) => {
      output(line)
      printProblem(line)
    },
  }),
)
console.log(`
The site is ready. Open:

${siteAddresses(`http://localhost:${port}`, previews)}

A page shows a change as soon as its file is saved. Errors and warnings appear here, all output in ${steps.logFile}.
`)
if (process.argv.includes("--edit"))
  console.log(`${editorInstructions(`http://localhost:${port}`)}\n${(await reportSummary()).join("\n")}\n`)
process.exitCode = await ended
await close()
