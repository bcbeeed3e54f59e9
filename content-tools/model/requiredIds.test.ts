import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { contentFiles } from "./index"

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => readFileSync(path.join("src", name), "utf8"))
const lookups = sources.flatMap((source) => [...source.matchAll(/(\w+)\(jsonId: \{ eq: "([^"]+)" \}\)/g)])

it("requires every entry that a GraphQL query looks up by id", () => {
  expect(lookups.length).toBeGreaterThan(0)
  for (const [query, field = "", id = ""] of lookups) {
    const file = contentFiles.find(({ typeName }) => typeName.toLowerCase() === field.toLowerCase())
    expect({ query, isRequired: id in (file?.requiredIds ?? {}) }).toEqual({ query, isRequired: true })
  }
})
