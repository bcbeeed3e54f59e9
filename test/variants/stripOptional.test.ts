import { linesOf, parsedContent, validContent } from "../../gatsby/content-check/testContent"
import { fieldsOf, placeAt } from "../../gatsby/content-check/walk"
import { stripOptional } from "./stripOptional"

const stripped = stripOptional(parsedContent())
const data = Object.fromEntries(stripped.map((parsed) => [parsed.file.path, parsed.data]))

describe("content without its optional fields", () => {
  it("has no mistake", () => {
    expect(linesOf(data)).toEqual([])
  })

  it("holds no optional field but the one that each redirect needs", () => {
    const left = stripped.flatMap((parsed) =>
      fieldsOf(parsed)
        .map(({ path }) => (parsed.file.kind === "list" ? path.slice(1) : path))
        .filter((path) => path.length > 0 && placeAt(parsed.file.schema, path).optional)
        .map((path) => `${parsed.file.path} ${path.join(".")}`),
    )
    expect([...new Set(left)]).toEqual(["redirects.json toPath", "redirects.json toForm"])
  })

  it("holds no picture", () => {
    const pictures = stripped.flatMap((parsed) => fieldsOf(parsed)).filter(({ role }) => role === "picture")
    expect(pictures).toEqual([])
  })

  it("says in words what a removed fact said, and leaves the other references", () => {
    const facts = [{ label: "Price", value: "{{bootcamp.price}} for {{bootcamp.name}}" }]
    const changed = { "pages/bootcamp.json": { ...(validContent["pages/bootcamp.json"] as object), facts } }
    const bootcamp = stripOptional(parsedContent(changed)).find(({ file }) => file.path === "pages/bootcamp.json")
    expect(bootcamp?.data).toMatchObject({ facts: [{ value: "$960 for AI Bootcamp" }] })
    expect(JSON.stringify(data)).toContain("{{site.email}}")
  })

  it("leaves what was given as it is", () => {
    const content = parsedContent()
    stripOptional(content)
    expect(Object.fromEntries(content.map(({ file, data: own }) => [file.path, own]))).toEqual(validContent)
  })
})
