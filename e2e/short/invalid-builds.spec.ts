import { spawn, type ChildProcess } from "node:child_process"
import { cpSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { workingFolder } from "../../scripts/lib/buildSite"
import { defaultPorts, localEnvironment } from "../../services/localEnvironment"

/*
 * These tests start Gatsby with invalid content or environment variables. They run in the project `short`, because it is the last
 * stage of `npm test`: they change the working folder of the builds, and no later build uses it.
 */

const content = path.resolve(".data/invalid-content")
const faq = path.join(content, "faq.json")
const validFaq = readFileSync("test/content/faq.json", "utf8")
const environment = { ...localEnvironment(defaultPorts), CONTENT_FOLDER: content }

test.describe.configure({ mode: "serial", timeout: 180_000 })

test.beforeEach(() => cpSync("test/content", content, { recursive: true }))

/** Starts Gatsby in the working folder of the builds. `output` returns the text that Gatsby has printed so far. */
function gatsby(args: string[], variables: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn("npx", ["--no-install", "gatsby", ...args], {
    cwd: workingFolder,
    env: { ...process.env, NO_COLOR: "1", GATSBY_TELEMETRY_DISABLED: "1", CI: "true", ...variables },
    detached: true,
  })
  let text = ""
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (text += chunk.toString()))
  // Gatsby wraps lines at the width of the terminal.
  return { child, output: () => text.replace(/\s+/g, " ") }
}

const exitCode = (child: ChildProcess) => new Promise((resolve) => child.once("exit", resolve))

test("a build with invalid content exits with 1 and says what to correct, before it builds a page", async () => {
  const firstAnswer = /"answer": "[^"]*"/.exec(validFaq)?.[0] ?? ""
  writeFileSync(faq, validFaq.replace(firstAnswer, '"answer": ""'))
  const { child, output } = gatsby(["build"], environment)
  expect(await exitCode(child)).toBe(1)
  expect(output()).toMatch(
    /content\/faq\.json:\d+:\d+ \(item 1, "[^"]+"\), "answer" is empty\. Write at least one sentence\./,
  )
  expect(output()).not.toContain("Building production JavaScript")
})

test("a build with an invalid and a missing environment variable exits with 1 and names both", async () => {
  const { child, output } = gatsby(["build"], { GATSBY_SITE_URL: "nowhere" })
  expect(await exitCode(child)).toBe(1)
  expect(output()).toContain("GATSBY_SITE_URL is not a URL.")
  expect(output()).toContain("GATSBY_FORMS_URL is missing. It is the origin of the form provider")
})
