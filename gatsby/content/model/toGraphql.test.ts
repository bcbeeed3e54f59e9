import { z } from "zod"
import { contentFiles, type ContentFile } from "./index"
import { figure, label, linkItem, prose, reference, slug } from "./fields"
import { toGraphql } from "./toGraphql"

const file = (schema: z.ZodObject): ContentFile => ({
  path: "things.json",
  typeName: "Thing",
  kind: "list",
  schema,
  shownOn: "Nowhere",
})

describe("GraphQL types of the content model", () => {
  it("declares every field with its description and infers nothing", () => {
    expect(toGraphql([file(z.strictObject({ title: label("The heading."), count: z.number().optional() }))])).toBe(
      `"""Nowhere"""\ntype Thing implements Node @dontInfer {\n  """The heading."""\n  title: String!\n  count: Float\n}`,
    )
  })

  it("renames the id of an entry, because Gatsby reserves `id`", () => {
    expect(toGraphql([file(z.strictObject({ id: slug("Its id.") }))])).toContain("  jsonId: String!")
  })

  it("resolves facts only in prose and lists of prose", () => {
    const sdl = toGraphql([file(z.strictObject({ text: prose("T."), all: z.array(prose("P.")), name: label("N.") }))])
    expect(sdl).toContain("text: String! @prose")
    expect(sdl).toContain("all: [String!]! @prose")
    expect(sdl).toMatch(/name: String!$/m)
  })

  it("derives the label of a deadline", () => {
    const deadline = z.strictObject({ label: label("L.").optional() }).meta({ id: "CommitDeadline" })
    expect(toGraphql([file(z.strictObject({ deadline }))])).toContain('label: String! @derived(type: "CommitDeadline")')
  })

  it("links a reference to the entry of the other file", () => {
    const sdl = toGraphql([
      file(z.strictObject({ person: reference("team.json", "P."), form: reference("forms.json", "F.").optional() })),
    ])
    expect(sdl).toContain('person: TeamMember! @link(by: "jsonId")')
    expect(sdl).toContain('form: Form @link(by: "jsonId")')
  })

  it("adds a field for the file of a picture", () => {
    expect(toGraphql([file(z.strictObject({ figure: figure("F.").optional() }))])).toContain(
      'imageSrcFile: File @contentPicture(from: "imageSrc")',
    )
  })

  it("adds a field for the dark variant of a picture", () => {
    expect(toGraphql([file(z.strictObject({ figure: figure("F.").optional() }))])).toContain(
      'imageSrcDarkFile: File @contentPicture(from: "imageSrc", dark: true)',
    )
  })

  it("declares a type only once if several fields use it", () => {
    const sdl = toGraphql([file(z.strictObject({ one: linkItem("1."), two: linkItem("2.") }))])
    expect(sdl.match(/type LinkItem/g)).toHaveLength(1)
  })

  it("describes every field of every real content file", () => {
    const lines = toGraphql(contentFiles).split("\n")
    const undescribed = lines.filter(
      (line, index) => /^ {2}\w+:/.test(line) && !lines[index - 1]?.trim().startsWith('"""'),
    )
    expect(undescribed).toEqual([])
  })
})
