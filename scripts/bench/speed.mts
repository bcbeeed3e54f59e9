/**
 * `npm run bench`: measures every public page of `content/` with Lighthouse, as on a phone, and prints the scores of a page as soon as it
 * is measured. Other programs lower them, so the machine should be idle.
 *
 * Builds the site first. Exits with 1 if a goal is missed.
 */
import { readdirSync } from "node:fs"
import { publicPages } from "../../src/routes"
import { builtSite, buildSite } from "../lib/buildSite"
import { ensureBrowser } from "../lib/ensureBrowser"
import { createSteps } from "../lib/steps"
import { serveTestSite } from "../lib/testSite"
import { measure } from "./lighthouse"
import { serveFromMemory } from "./serveFromMemory"

const goal = 100

await ensureBrowser(console.log)
const steps = createSteps("bench", publicPages.length + 1)
await steps.run("Build the site", (output) => buildSite("content", output))
const site = builtSite("content")
const paths = readdirSync(site.public, { recursive: true, encoding: "utf8" }).map(
  (file) => `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`,
)
const origin = (await serveTestSite("content", true, 0)).url
const { url } = await serveFromMemory(origin, paths, site.ports.site)

let missed = 0
for (const { path } of publicPages)
  for (const { title, score } of await steps.run(path, (output) => measure(`${url}${path}`, output))) {
    console.log(`  ${score < goal ? "MISS" : "pass"}  ${title} ${score} (goal: ${goal})`)
    if (score < goal) missed += 1
  }
console.log(missed === 0 ? "\nAll goals are met." : `\n${missed} goals are missed.`)
process.exit(missed === 0 ? 0 : 1)
