import { darkTwin } from "./darkTwin"

it.each([
  ["images/a.png", "images/a.dark.png"],
  ["images/2.1/an early draft.JPG", "images/2.1/an early draft.dark.JPG"],
])("lies beside the picture: %s", (picture, twin) => {
  expect(darkTwin(picture)).toBe(twin)
})
