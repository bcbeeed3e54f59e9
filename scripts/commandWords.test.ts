import { runScript } from "./testing/runScript"

// Starts TypeScript programs, which takes long on a busy machine.
jest.setTimeout(120_000)

it.each([
  ["generate", ["schema"], /^There is no "schema"\. Did you mean "schemas"\? Choose one of: art, schemas, shots\.\n$/],
  ["generate", [], /^Choose one of: art, schemas, shots\.\n$/],
  ["test", ["units", "brwser"], /^There is no "brwser"\. Did you mean "browser"\? Choose one of: all, format, /],
])("%s with the arguments %j starts nothing, and suggests a word", async (command, words, message) => {
  const { code, stdout, stderr } = await runScript(`${command}.ts`, words)
  expect([code, stdout]).toEqual([1, ""])
  expect(stderr).toMatch(message)
})
