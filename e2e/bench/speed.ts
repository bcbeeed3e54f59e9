/**
 * `npm run bench`: builds the site, measures every public page of `content/` with Lighthouse, as on a phone, and prints
 * the scores of a page as soon as it is measured. Other programs lower them, so the machine should be idle. Exits with
 * 1 if a goal is missed.
 */
import { readdirSync } from "node:fs"
import { brotliCompressSync, constants } from "node:zlib"
import { listen, serve } from "../../local-services/listen"
import { startServices } from "../../local-services/startServices"
import { publicPages } from "../../src/routes"
import { createSiteServer } from "../../hosting/server"
import { testPorts } from "../sites/ports"
import { publicFolder } from "../sites/sites"
import { buildSites } from "../sites/buildSites"
import { ensureBrowser } from "../support/ensureBrowser"
import { createSteps } from "../../processes/steps"
import { measure } from "./lighthouse"

export async function measurePages(): Promise<void> {
  ensureBrowser()
  const steps = createSteps("bench", publicPages.length + 1)
  await buildSites(steps, ["content"])
  await startServices(testPorts("content"))
  const folder = publicFolder("content")
  const { url: origin } = await listen(await createSiteServer(folder), 0)

  // Sends the server's responses from memory. The server compresses each one anew, which delays the browser on two
  // cores: the blocking time of a page was up to 93 ms, and is at most 27 ms without that. 5 of 11 is also the quality
  // of the server.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const responses = new Map<string, [Buffer<ArrayBuffer>, Response]>()
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`
    const response = await fetch(origin + path, { headers: { "accept-encoding": "br" } })
    const body = Buffer.from(await response.arrayBuffer())
    const isCompressed = response.headers.get("content-encoding") === "br"
    responses.set(path, [isCompressed ? brotliCompressSync(body, { params }) : body, response])
  }
  const pages = await serve(({ url }) => {
    const [body, response] = responses.get(new URL(url).pathname) ?? [null, { status: 404 }]
    return new Response(body, response)
  }, testPorts("content").site)

  let missed = 0
  for (const { path } of publicPages)
    for (const { title, score } of await steps.run(path, (output) => measure(`${pages.url}${path}`, output))) {
      console.log(`  ${score < 100 ? "MISS" : "pass"}  ${title} ${score} (goal: 100)`)
      if (score < 100) missed += 1
    }
  console.log(missed === 0 ? "\nAll goals are met." : `\n${missed} goals are missed.`)
  process.exit(missed === 0 ? 0 : 1)
}
