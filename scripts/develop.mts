/** `npm run develop`: hot reload with the local services. `npm run content:edit` adds `--edit`, which prints how to edit the content. */
import { reportSummary } from "../gatsby/content/report"
import { hasResolved } from "../gatsby/content/resolved"
import { defaultPorts } from "../services/localEnvironment"
import { startServices } from "../services/startServices"
import { editorInstructions } from "./lib/editorInstructions"
import { closeOnSignal } from "./lib/closeOnSignal"
import { requireFreePorts } from "./lib/ports"
import { hideStackTraces } from "./lib/hideStackTraces"
import { run } from "./lib/run"
import { siteAddresses } from "./lib/siteAddresses"
import { createProblemFilter, createSteps, print, type Output } from "./lib/steps"
import { startLiveContent } from "./live-content/startLiveContent"

/** Gatsby's default port. */
const port = 8000
const overlayPort = 9108

/** Pages that exist only in development. */
const previews = [
  ["Letter preview", "/letter/preview/"],
  ["Decision preview", "/decision/preview/"],
  ["Picture preview", "/preview/pictures/"],
] as const

hideStackTraces()
const steps = createSteps("develop", 3)
await requireFreePorts({ ...defaultPorts, site: port, overlay: overlayPort })
const content = await steps.run("Check the content", () =>
  startLiveContent({ sitePort: port, overlayPort, canStart: hasResolved(), print }),
)
const services = await steps.run("Start the local services", () => startServices(defaultPorts))
closeOnSignal(services.close)
const isProblem = createProblemFilter()
let exitCode = Promise.resolve(0)
await steps.run(
  "Start Gatsby",
  (output) =>
    new Promise<void>((resolve, reject) => {
      const onLine: Output = (line) => {
        output(line)
        if (isProblem(line)) print(line)
        if (line.startsWith("You can now view")) resolve()
      }
      exitCode = run("gatsby", ["develop"], {
        output: onLine,
        environment: { ...services.environment, ...content.environment },
      })
      exitCode.then((code) => reject(new Error(`"gatsby develop" ended with exit code ${code}.`)), reject)
    }),
)
console.log(`
The site is ready. Open:

${siteAddresses(`http://localhost:${port}`, previews)}

A page shows a change as soon as its file is saved. Errors and warnings appear here, all output in ${steps.logFile}.
`)
if (process.argv.includes("--edit"))
  console.log(`${editorInstructions(`http://localhost:${port}`)}\n${(await reportSummary()).join("\n")}\n`)
process.exitCode = await exitCode
await Promise.all([services.close(), content.close()])
