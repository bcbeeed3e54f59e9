/** `npm run build`: a production build from the environment. Arguments are those of `gatsby build`. */
import { rm } from "node:fs/promises"
import { prepareBuild } from "../gatsby/content/prepareBuild"
import { loadEnvironmentFiles } from "../environment"
import { reserve } from "../processes/reserve"
import { runGatsby } from "../processes/run"
import { createSteps } from "../processes/steps"

async function main(): Promise<void> {
  await reserve("site")
  loadEnvironmentFiles("production")
  const environment = await prepareBuild(process.env)
  await createSteps("build", 1).run("Build the site into public", async (output) => {
    // Gatsby keeps files of earlier builds: scripts, and the pictures and redirect pages of what content no longer has.
    // Without the folder, it also deletes its cache (`cacheIsCorrupt` in gatsby/dist/services/initialize.js).
    await rm("public", { recursive: true, force: true, maxRetries: 10 })
    await runGatsby(["build", ...process.argv.slice(2)], { output, environment })
  })
}

void main()
