import { z } from "zod"
import { link, pictureSource, prose } from "../model/fields"
import { definitionAt, traverse } from "./traverse"

const card = z.strictObject({
  text: prose("Text.").optional(),
  pictures: z.array(pictureSource("One.")).describe("All.").optional(),
})
const schema = z.strictObject({
  cards: z.array(card).describe("The cards."),
  more: z.union([z.strictObject({ href: link("Address.") }), z.strictObject({ text: prose("What.") })]).optional(),
})

const rolesIn = (value: unknown) =>
  [...traverse(schema, value, [])].filter(({ role }) => role).map(({ path, role }) => [path.join("."), role])

it("returns each value with its role, through lists, optional fields and unions", () => {
  const card = { text: "a", pictures: ["images/a.png", "images/b.png"] }
  expect(rolesIn({ cards: [{}, card], more: { href: "/" } })).toEqual([
    ["cards.1.text", "prose"],
    ["cards.1.pictures.0", "picture"],
    ["cards.1.pictures.1", "picture"],
    ["more.href", "link"],
  ])
  expect(rolesIn({ cards: [], more: { text: "b" } })).toEqual([["more.text", "prose"]])
})

it.each([null, 5, [], { cards: { 0: {} } }, { cards: [null, "a"], more: [] }])(
  "does not enter values of the wrong type: %j",
  (value) => {
    expect(rolesIn(value)).toEqual([])
  },
)

it("reads the schema of a field with a default, which may be left out", () => {
  const withDefault = z.strictObject({ shown: z.boolean().default(false), text: prose("Text.").default("None.") })
  expect(definitionAt(withDefault, ["shown"])).toMatchObject({ isOptional: true })
  expect(definitionAt(withDefault, ["shown"]).schema).toBeInstanceOf(z.ZodBoolean)
  expect([...traverse(withDefault, { text: "a" }, [])].map(({ role }) => role)).toEqual([undefined, "prose"])
})

it("returns the definition of a field without a value", () => {
  expect(definitionAt(schema, ["cards", 7, "pictures"])).toMatchObject({ isOptional: true, description: "All." })
  expect(definitionAt(schema, ["cards", 7, "text"])).toMatchObject({ isOptional: true, description: "Text." })
  expect(definitionAt(schema, ["cards"])).toMatchObject({ isOptional: false, description: "The cards." })
  expect(definitionAt(schema, ["nothing", "here"])).toEqual({
    schema: undefined,
    isOptional: false,
    description: undefined,
  })
})
