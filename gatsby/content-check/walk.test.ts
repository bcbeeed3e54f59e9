import { z } from "zod"
import { link, pictureSource, prose } from "../content-model/fields"
import { placeAt, walk } from "./walk"

const card = z.strictObject({
  text: prose("Text.").optional(),
  pictures: z.array(pictureSource("One.")).describe("All.").optional(),
})
const schema = z.strictObject({
  cards: z.array(card).describe("The cards."),
  more: z.union([z.strictObject({ href: link("Where.") }), z.strictObject({ text: prose("What.") })]).optional(),
})

const rolesIn = (value: unknown) =>
  [...walk(schema, value, [])].filter(({ role }) => role).map(({ path, role }) => [path.join("."), role])

it("finds each value with its role, through lists, optional fields and alternatives", () => {
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
  "goes no deeper where the shape is wrong: %j",
  (value) => {
    expect(rolesIn(value)).toEqual([])
  },
)

it("knows what belongs at a place where nothing stands", () => {
  expect(placeAt(schema, ["cards", 7, "pictures"])).toMatchObject({ optional: true, description: "All." })
  expect(placeAt(schema, ["cards", 7, "text"])).toMatchObject({ optional: true, description: "Text." })
  expect(placeAt(schema, ["cards"])).toMatchObject({ optional: false, description: "The cards." })
  expect(placeAt(schema, ["nothing", "here"])).toEqual({ schema: undefined, optional: false, description: undefined })
})
