/** `npm run build`: a production build from the environment. Arguments are those of `gatsby build`. */
import { hideStackTraces } from "./lib/hideStackTraces"
import { runOrThrow } from "./lib/run"
import { createSteps } from "./lib/steps"

hideStackTraces()
await createSteps("build", 1).run("Build the site into public", (output) =>
  runOrThrow("gatsby", ["build", ...process.argv.slice(2)], { output }),
)
