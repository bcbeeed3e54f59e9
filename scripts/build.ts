/** `npm run build`: a production build from the environment. Arguments are those of `gatsby build`. */
import { prepareBuild } from "../gatsby/content/prepareBuild"
import { loadEnvironmentFiles } from "../environment"
import { reserve } from "../processes/reserve"
import { runGatsby } from "../processes/run"
import { createSteps } from "../processes/steps"

async function main(): Promise<void> {
  await reserve("site")
  loadEnvironmentFiles("production")
  const environment = await prepareBuild(process.env)
  await createSteps("build", 1).run("Build the site into public", (output) =>
    runGatsby(["build", ...process.argv.slice(2)], { output, environment }),
  )
}

void main()
