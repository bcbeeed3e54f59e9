import { mailWithName } from "./mailWithName"

it.each([
  [
    "mailto:a@b.example?subject=Again",
    "Zoë O'Fenn & Co",
    "mailto:a@b.example?subject=Again&body=Zo%C3%AB%20O'Fenn%20%26%20Co",
  ],
  ["mailto:a@b.example", "Mira", "mailto:a@b.example?body=Mira"],
  ["mailto:a@b.example?body=Hello", "Mira", "mailto:a@b.example?body=Hello"],
  ["mailto:a@b.example", "", "mailto:a@b.example"],
  ["https://b.example/", "Mira", "https://b.example/"],
])("fills the name into %s", (href, name, expected) => {
  expect(mailWithName(href, name)).toBe(expected)
})
