import { contentWith, fixturePictures, linesOf, validContent } from "../../gatsby/content-check/fixtures"
import { checkParsed } from "../../gatsby/content-check"
import { stripOptional } from "./stripOptional"
import { fieldsOf, placeAt } from "../../gatsby/content-check/walk"

const stripped = stripOptional(contentWith())
const dataOf = (path: string) => stripped.find(({ file }) => file.path === path)?.data

describe("content without its optional fields", () => {
  it("has no mistake", () => {
    expect(linesOf(stripped)).toEqual([])
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
    expect(dataOf("pages/bootcamp.json")).toMatchObject({ facts: [{ value: "It costs $1,460." }] })
    expect(dataOf("pages/home.json")).toMatchObject({
      seo: { description: "Eight weeks of research with {{site.name}}." },
    })
  })

  it("leaves what was given as it is", () => {
    const content = contentWith()
    stripOptional(content)
    expect(Object.fromEntries(content.map(({ file, data }) => [file.path, data]))).toEqual(validContent)
    expect(checkParsed(content, { pictures: fixturePictures, staticFiles: [] })).toEqual([])
  })
})
