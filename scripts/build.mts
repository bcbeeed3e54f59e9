/** `npm run build`: a production build from the environment. Arguments are those of `gatsby build`. */
import { printMessageOnly } from "./lib/printMessageOnly"
import { runOrThrow } from "./lib/run"
import { createSteps } from "./lib/steps"

printMessageOnly()
await createSteps("build", 1).run("Build the site into public", (output) =>
  runOrThrow("gatsby", ["build", ...process.argv.slice(2)], { output }),
)
