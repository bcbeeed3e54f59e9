import { execFile } from "node:child_process"

// Starts TypeScript programs, which takes long on a busy machine.
jest.setTimeout(120_000)

it.each([
  ["generate", ["schema"], /^There is no "schema"\. Did you mean "schemas"\? Choose one of: art, schemas, shots\.\n$/],
  ["generate", [], /^Choose one of: art, schemas, shots\.\n$/],
  ["bench", ["decisionday"], /^There is no "decisionday"\. Did you mean "decision-day"\?/],
  ["test", ["units", "brwser"], /^There is no "brwser"\. Did you mean "browser"\? Choose one of: format, lint, /],
])("%s with the arguments %j starts nothing, and suggests a word", async (command, words, message) => {
  const options = ["--import", "tsx", "--import", "./scripts/lib/hideStackTraces.mjs"]
  const { code, stdout, stderr } = await new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [...options, `scripts/${command}.mts`, ...words], (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    )
  })
  expect(stderr).toMatch(message)
  expect(stdout).toBe("")
  expect(code).toBe(1)
})
