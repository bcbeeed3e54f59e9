/** `npm run build`: a production build from the environment. Arguments are those of `gatsby build`. */
import { checkBuild } from "../gatsby/environment/checkBuild"
import { loadEnvironmentFiles } from "../gatsby/environment"
import { runOrThrow } from "./lib/run"
import { createSteps } from "./lib/steps"

loadEnvironmentFiles("production")
await checkBuild(process.env)
await createSteps("build", 1).run("Build the site into public", (output) =>
  runOrThrow("gatsby", ["build", ...process.argv.slice(2)], { output }),
)
