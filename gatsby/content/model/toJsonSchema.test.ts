import { z } from "zod"
import { alternativeText, heading, nonEmptyList, prose } from "./fields"
import type { ContentFile } from "./index"
import { listLimit } from "./listLimit"
import { toJsonSchema } from "./toJsonSchema"

describe("the messages in VS Code", () => {
  const schema = z.strictObject({
    title: heading("The heading."),
    alt: alternativeText().optional(),
    kind: z.enum(["paper", "talk"]),
    shown: z.boolean().default(false),
    body: nonEmptyList(prose("One paragraph."), "The text.", listLimit(12, "a text", "a paragraph")).optional(),
  })
  const file: ContentFile = {
    path: "things.json",
    typeName: "Thing",
    kind: "list",
    schema,
    requiredIds: { first: "the page /first/" },
    shownOn: "Nowhere",
  }
  const { items } = toJsonSchema(file) as { items: { properties: Record<string, JsonSchema>; required: string[] } }
  interface JsonSchema {
    pattern?: string
    allOf?: Record<string, unknown>[]
    items?: JsonSchema
  }

  it("are those of the content check, one for each pattern", () => {
    const { title, alt, body } = items.properties
    expect(title).toMatchObject({
      allOf: [{ pattern: "\\S", patternErrorMessage: '"title" is empty. Write at least one word.' }],
      errorMessage: '"title" has to be a text in quotation marks.',
    })
    expect(alt?.allOf?.map((rule) => rule["patternErrorMessage"])).toEqual([
      '"alt" is empty. Say in a few words what the picture shows.',
      '"alt" is longer than 200 characters. Say in one sentence what the picture shows.',
      '"alt" starts with "image of". Leave these words out: screen readers say them already.',
      '"alt" is the name of a file. Say in a few words what the picture shows.',
      '"alt" is the name of a file. Say in a few words what the picture shows.',
    ])
    expect(body).toMatchObject({
      allOf: [
        { not: { maxItems: 0 }, errorMessage: '"body" has no paragraph. Write at least one.' },
        { not: { minItems: 13 }, errorMessage: expect.stringMatching(/^"body" is too long for its place/) as unknown },
      ],
      items: { allOf: [{ patternErrorMessage: "This entry is empty. Write at least one sentence." }] },
      errorMessage: '"body" has to be a list in [ ].',
    })
    // The plain keywords would show a second message for the same mistake.
    for (const field of [title, alt, body]) {
      expect(field).not.toHaveProperty("pattern")
      expect(field).not.toHaveProperty("maxLength")
      expect(field).not.toHaveProperty("minItems")
      expect(field).not.toHaveProperty("maxItems")
    }
  })

  it("name the choices and the type of a field, and the entries that the site looks up by id", () => {
    expect(items.properties).toMatchObject({
      kind: { errorMessage: '"kind" has to be one of "paper", "talk".' },
      shown: { errorMessage: '"shown" has to be true or false without quotation marks.' },
    })
    expect(toJsonSchema(file)).toMatchObject({
      errorMessage: "The file has to be a list of entries: [ { … }, { … } ].",
      allOf: [
        {
          contains: { properties: { id: { const: "first" } } },
          errorMessage: 'The file has no entry with the id "first". It is needed by the page /first/.',
        },
      ],
    })
  })

  it("have patterns that ignore case without a flag", () => {
    const pattern = new RegExp(String(items.properties["alt"]?.allOf?.[2]?.["pattern"]))
    expect(["Photo of Ada", "photo of Ada", "Ada at a desk"].map((text) => pattern.test(text))).toEqual([
      false,
      false,
      true,
    ])
  })

  it("do not require a field that is optional or has a default", () => {
    expect(items.required).toEqual(["title", "kind"])
  })
})
