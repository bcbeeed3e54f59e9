import { readFileSync } from "node:fs"

interface Stage {
  dependencies?: (string | { script: string })[]
}
const { wireit } = JSON.parse(readFileSync("package.json", "utf8")) as { wireit: Record<string, Stage> }

/** Returns a stage and all that run before it. */
function stagesOf(name: string): string[] {
  const before = (wireit[name]?.dependencies ?? []).map((one) => (typeof one === "string" ? one : one.script))
  return [name, ...before.flatMap(stagesOf)]
}

it("npm test runs every stage, except that of WebKit, which is a job of CI", () => {
  const run = [...stagesOf("test:all"), "test:content", "test:build", "test:webkit"]
  expect(Object.keys(wireit).filter((name) => name.startsWith("test:") && !run.includes(name))).toEqual([])
})
