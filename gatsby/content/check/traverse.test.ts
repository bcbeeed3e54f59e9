import { z } from "zod"
import { pictureSource, prose } from "../model/fields"
import { definitionAt, traverse } from "./traverse"

const card = z.strictObject({
  text: prose("Text.").optional(),
  pictures: z.array(pictureSource("One.")).describe("All.").optional(),
  note: prose("Note.").default("None."),
})
const schema = z.strictObject({ cards: z.array(card).describe("The cards.") })

const rolesIn = (value: unknown) =>
  [...traverse(schema, value, [])].filter(({ role }) => role).map(({ path, role }) => [path.join("."), role])

it("returns each value with its role, through lists, optional fields and defaults", () => {
  expect(rolesIn({ cards: [{ note: "b" }, { text: "a", pictures: ["images/a.png", "images/b.png"] }] })).toEqual([
    ["cards.0.note", "prose"],
    ["cards.1.text", "prose"],
    ["cards.1.pictures.0", "picture"],
    ["cards.1.pictures.1", "picture"],
  ])
})

it.each([null, 5, [], { cards: { 0: {} } }, { cards: [null, "a"] }])(
  "does not enter values of the wrong type: %j",
  (value) => {
    expect(rolesIn(value)).toEqual([])
  },
)

it.each([
  [["cards"], false, "The cards."],
  [["cards", 7, "pictures"], true, "All."],
  [["cards", 7, "text"], true, "Text."],
  [["cards", 7, "note"], true, "Note."],
  [["nothing", "here"], false, undefined],
])("returns the definition of the field %j without a value", (path, isOptional, description) => {
  expect(definitionAt(schema, path)).toMatchObject({ isOptional, description })
})
