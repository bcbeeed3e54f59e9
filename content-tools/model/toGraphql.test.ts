import { z } from "zod"
import { derivedFields } from "./derivedFields"
import { contentFiles, type ContentFile } from "./index"
import { figure } from "../schemas/fields/pictures"
import { label } from "../schemas/fields/texts"
import { linkItem } from "../schemas/fields/links"
import { reference, slug } from "../schemas/fields/ids"
import { sample } from "../schemas/fields/flags"
import { toFragments, toGraphql } from "./toGraphql"

const file = (schema: z.ZodObject): ContentFile => ({
  path: "things.json",
  typeName: "Thing",
  kind: "list",
  schema,
  shownOn: "Nowhere",
})

const sdlOf = (shape: z.core.$ZodLooseShape) => toGraphql([file(z.strictObject(shape))])

describe("GraphQL types of the content model", () => {
  it("declares every field with its description and infers nothing", () => {
    expect(sdlOf({ title: label("The heading."), count: z.number().optional() })).toBe(
      `"""Nowhere"""\ntype Thing implements Node @dontInfer {\n  """The heading."""\n  title: String!\n  count: Float\n}`,
    )
  })

  const deadline = z.strictObject({ label: label("L.").optional() })
  it.each([
    ["renames the id of an entry, because Gatsby reserves `id`", { id: slug("Its id.") }, "  jsonId: String!"],
    ["has derived fields", { deadline: deadline.meta({ id: "Deadline" }) }, "  at: String\n"],
    ["requires derived texts", { deadline: deadline.meta({ id: "CommitDeadline" }) }, "label: String!"],
    ["links a reference", { person: reference("team.json", "P.") }, 'person: TeamMember! @link(by: "jsonId")'],
    ["links an optional one", { form: reference("forms.json", "F.").optional() }, 'form: Form @link(by: "jsonId")'],
    ["has the file of a picture", { figure: figure("F.") }, 'imageSrcFile: File @contentPicture(from: "imageSrc")'],
    ["has its dark variant", { figure: figure("F.") }, 'imageSrcDarkFile: File @contentPicture(from: "imageSrc", dark'],
  ])("%s", (_, shape, sdl) => {
    expect(sdlOf(shape)).toContain(sdl)
  })

  it("has a fragment with the fields of a type that pages show", () => {
    const shape = {
      id: slug("I."),
      one: linkItem("1."),
      person: reference("team.json", "P."),
      voice: reference("testimonials.json", "V.", "all"),
      paper: reference("publications.json", "P.", ["id", "title"]),
      sample,
      figure: figure("F."),
    }
    const fragments = toFragments([file(z.strictObject(shape))])
    expect(fragments).toContain(
      "fragment ThingFields on Thing { id: jsonId one { ...LinkItemFields } voice { ...TestimonialFields } paper { id: jsonId title } figure { ...FigureFields } }",
    )
    expect(fragments).toContain("imageSrcFile { ...FigurePicture } imageSrcDarkFile { ...FigurePicture }")
  })

  it("declares a type only once if several fields use it", () => {
    expect(sdlOf({ one: linkItem("1."), two: linkItem("2.") }).match(/type LinkItem/g)).toHaveLength(1)
  })

  it("declares every derived field of the real content files", () => {
    const sdl = toGraphql(contentFiles)
    for (const [type, fields] of Object.entries(derivedFields)) {
      const declared = new RegExp(`^type ${type} [^]*?^}`, "m").exec(sdl)?.[0]
      for (const name of Object.keys(fields)) expect(declared).toContain(`\n  ${name}: `)
    }
  })

  it("describes every field of every real content file", () => {
    const lines = toGraphql(contentFiles).split("\n")
    const undescribed = lines.filter(
      (line, index) => /^ {2}\w+:/.test(line) && !lines[index - 1]?.trim().startsWith('"""'),
    )
    expect(undescribed).toEqual([])
  })
})
