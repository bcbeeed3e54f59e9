import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { contentFiles } from "./index"

const components = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"))
const lookups = components.flatMap((component) => {
  const source = readFileSync(path.join("src", component), "utf8")
  return [...source.matchAll(/(\w+)\(jsonId: \{ eq: "([^"]+)" \}\)/g)].map(([query, field = "", id = ""]) => {
    const file = contentFiles.find(({ typeName }) => typeName.toLowerCase() === field.toLowerCase())
    return { component: component.replaceAll(path.sep, "/"), query, id, file }
  })
})

it("requires every entry that a GraphQL query looks up by id", () => {
  expect(lookups.length).toBeGreaterThan(0)
  for (const { query, id, file } of lookups)
    expect({ query, isRequired: id in (file?.requiredIds ?? {}) }).toEqual({ query, isRequired: true })
})

it("looks up an entry of a program that may end only on the page of the program, because it may be missing", () => {
  const ofPrograms = lookups.flatMap(({ component, id, file }) => {
    const program = file?.ofProgram?.[id]
    return program === undefined ? [] : [{ component, page: `pages/${program}.tsx` }]
  })
  expect(ofPrograms.length).toBeGreaterThan(0)
  for (const { component, page } of ofPrograms) expect(component).toBe(page)
})
