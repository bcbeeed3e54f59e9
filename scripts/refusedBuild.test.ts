import { readFileSync, writeFileSync } from "node:fs"
import { cp } from "node:fs/promises"
import path from "node:path"
import { defaultPorts, localEnvironment } from "../local-services/localEnvironment"
import { freePort } from "../processes/ports"
import { temporaryFolder } from "../test/temporaryFolder"
import { runScript } from "./testing/runScript"

const content = temporaryFolder()
beforeAll(async () => {
  await cp("test/content", content, { recursive: true })
  const faq = path.join(content, "faq.json")
  writeFileSync(faq, readFileSync(faq, "utf8").replace(/"answer": "[^"]*"/, '"answer": ""'))
})

const environment = { ...localEnvironment(defaultPorts), GATSBY_SUPABASE_ANON_KEY: "sb_secret_abc" }

it.each([
  ["build.ts", environment, 5],
  // The local services replace all of these variables.
  ["start.ts", { ...environment, GATSBY_GA_MEASUREMENT_ID: "UA-1234" }, 2],
])("%s prints only the mistakes, one on each line, and exits with 1", async (script, variables, count) => {
  // A free port, because the command says so if its port is in use.
  const port = String(await freePort(30_000))
  const env = { ...process.env, ...variables, CONTENT_FOLDER: content, npm_config_port: port }
  const { code, stdout, stderr } = await runScript(script, [], { env })
  expect([code, stdout]).toEqual([1, ""])
  const lines = stderr.trimEnd().split("\n")
  expect(lines).toHaveLength(count)
  if (script === "build.ts") expect(lines[1]).toMatch(/ANON_KEY is a secret key/)
  expect(lines.at(-1)).toMatch(/^.+\/faq\.json:\d+:\d+ \(item 1, ".+"\), "answer" is empty\./)
})
