import { darkVariant } from "./darkVariant"

it.each([
  ["images/a.png", "images/a.dark.png"],
  ["images/2.1/an early draft.JPG", "images/2.1/an early draft.dark.JPG"],
])("returns the path of the dark variant of %s", (picture, variant) => {
  expect(darkVariant(picture)).toBe(variant)
})
