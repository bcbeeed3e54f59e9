import { messagesForFiles, parsedContent, validContent } from "../../gatsby/content/check/testing/content"
import { fieldsOf, definitionAt } from "../../gatsby/content/check/traverse"
import { stripOptional } from "./stripOptional"

const stripped = stripOptional(parsedContent())
const data = Object.fromEntries(stripped.map((parsed) => [parsed.file.path, parsed.data]))

describe("content without its optional fields", () => {
  it("has no mistake", () => {
    expect(messagesForFiles(data)).toEqual([])
  })

  it("has no optional field except those that a rule requires", () => {
    const left = stripped.flatMap((parsed) =>
      fieldsOf(parsed)
        .map(({ path }) => (parsed.file.kind === "list" ? path.slice(1) : path))
        .filter((path) => path.length > 0 && definitionAt(parsed.file.schema, path).isOptional)
        .map((path) => `${parsed.file.path} ${path.join(".")}`),
    )
    expect([...new Set(left)]).toEqual(["forms.json prefillField", "redirects.json toPath", "redirects.json toForm"])
  })

  it("has no picture", () => {
    const pictures = stripped.flatMap((parsed) => fieldsOf(parsed)).filter(({ role }) => role === "picture")
    expect(pictures).toEqual([])
  })

  it("replaces references to removed facts with their values, and keeps the other references", () => {
    const facts = [{ label: "Price", value: "{{bootcamp.price}} for {{bootcamp.name}}" }]
    const changed = { "pages/bootcamp.json": { ...(validContent["pages/bootcamp.json"] as object), facts } }
    const bootcamp = stripOptional(parsedContent(changed)).find(({ file }) => file.path === "pages/bootcamp.json")
    expect(bootcamp?.data).toMatchObject({ facts: [{ value: "$960 for AI Bootcamp" }] })
    expect(JSON.stringify(data)).toContain("{{site.email}}")
  })

  it("does not change its input", () => {
    const content = parsedContent()
    stripOptional(content)
    expect(Object.fromEntries(content.map(({ file, data: after }) => [file.path, after]))).toEqual(validContent)
  })
})
