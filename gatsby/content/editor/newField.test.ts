import { z } from "zod"
import { checkContent } from "../../../content-tools/check"
import { mistakeSentence } from "../../../content-tools/check/mistake"
import { editorConfig } from "./config"
import { prose } from "../../../content-tools/model/fields"
import type { ContentFile } from "../../../content-tools/model/index"
import { fieldsPage } from "../../../content-tools/model/fieldsPage"
import { toGraphql } from "../../../content-tools/model/toGraphql"
import { toJsonSchema } from "../../../content-tools/model/toJsonSchema"

const file = (schema: z.ZodObject): ContentFile => ({
  path: "things.json",
  typeName: "Thing",
  kind: "list",
  schema,
  shownOn: "Nowhere",
})
const withoutField = file(z.strictObject({ title: z.string() }))
const withField = file(withoutField.schema.extend({ slogan: prose("The slogan of the thing.") }))

describe("a field that is added to a schema", () => {
  it("is required by the content check", () => {
    const texts = new Map([["things.json", '[{ "title": "A" }]']])
    const sentences = (files: ContentFile[]) =>
      checkContent({ texts, pictures: new Map(), otherFiles: [], staticFiles: [] }, files).map(mistakeSentence)
    expect(sentences([withoutField])).toEqual([])
    expect(sentences([withField])).toEqual([expect.stringContaining('"slogan" is missing')])
  })

  it.each([
    ["GraphQL", () => toGraphql([withField]), '"""The slogan of the thing."""\n  slogan: String!'],
    ["the JSON Schema", () => JSON.stringify(toJsonSchema(withField)), '"slogan":{'],
    [
      "the content editor",
      () => JSON.stringify(editorConfig({ name: "test-repo" }, "", [withField])),
      '"name":"slogan","label":"Slogan","hint":"The slogan of the thing.',
    ],
    ["content/FIELDS.md", () => fieldsPage([withField], {}), "| `slogan` | text with facts |"],
  ])("is in %s", (_, generate, expected) => {
    expect(generate()).toContain(expected)
  })
})
