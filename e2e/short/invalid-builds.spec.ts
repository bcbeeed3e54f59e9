import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { cp } from "node:fs/promises"
import path from "node:path"
import { defaultPorts, localEnvironment } from "../../local-services/localEnvironment"
import { buildFolder } from "../sites/sites"
import { expect, test } from "../support/test"

/*
 * Starts Gatsby with invalid content and variables, as a host may do it (`npm run build` refuses them without Gatsby;
 * see scripts/refusedBuild.test.ts), in the working folder of the builds, which have ended before the browser tests
 * start.
 */

const content = path.resolve(".data/invalid-content")
const faq = path.join(content, "faq.json")

test.setTimeout(180_000)
// Both tests write the same content.
test.describe.configure({ mode: "serial" })

async function buildWithMistakes(cwd: string) {
  await cp("test/content", content, { recursive: true })
  writeFileSync(faq, readFileSync(faq, "utf8").replace(/"answer": "[^"]*"/, '"answer": ""'))
  return spawnSync(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd,
    encoding: "utf8",
    env: {
      ...process.env,
      ...localEnvironment(defaultPorts),
      NO_COLOR: "1",
      GATSBY_TELEMETRY_DISABLED: "1",
      CI: "true",
      CONTENT_FOLDER: content,
      // An address of a documentation network (RFC 5737), which counts as public.
      GATSBY_SITE_URL: "https://192.0.2.1",
      GATSBY_FORMS_URL: "",
      GATSBY_GA_MEASUREMENT_ID: "UA-1234",
    },
  })
}

test("gatsby build exits with 1 and lists the mistakes of environment and content, before it builds a page", async () => {
  const { status, stdout, stderr } = await buildWithMistakes(buildFolder)
  // Gatsby wraps lines at the width of the terminal.
  const output = `${stdout} ${stderr}`.replace(/\s+/g, " ")
  expect(status).toBe(1)
  expect(output).toContain("GATSBY_FORMS_URL is missing. It is the origin of the form provider")
  expect(output).toContain("GATSBY_GA_MEASUREMENT_ID is not a measurement ID.")
  expect(output).toMatch(
    /content\/faq\.json:\d+:\d+ \(item 1, "[^"]+"\), "answer" is empty\. Write at least one sentence\./,
  )
  expect(output).toMatch(
    /sample entries and \d+ made-up address(es)? in content, but https:\/\/192\.0\.2\.1 is a public address\./,
  )
  expect(output).not.toContain("Building production JavaScript")
  // Gatsby prints no excerpt of its compiled files.
  expect(output.length).toBeLessThan(8000)
})

test("gatsby build deletes the cache of a copied folder, and of no other", async () => {
  const copy = path.resolve(".data/copied-build")
  rmSync(copy, { recursive: true, force: true, maxRetries: 10 })
  // Of the caches, only the state, which contains the paths.
  const isNeeded = (file: string) => !/[\\/](\.cache[\\/](?!redux)|public$)/.test(file)
  await cp(buildFolder, copy, { recursive: true, filter: isNeeded })
  mkdirSync(path.join(copy, "public"))
  await buildWithMistakes(copy)
  expect(existsSync(path.join(buildFolder, "public"))).toBe(true)
  expect(existsSync(path.join(copy, "public"))).toBe(false)
})
