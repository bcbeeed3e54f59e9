import { linesWith } from "./testContent"

it("names both entries that share an id", () => {
  expect(linesWith("faq.json", [1, "id"], "who-can-apply")).toEqual([
    'content/faq.json → item 2 → "id" is "who-can-apply", and item 1 has the same. Give each of the two its own.',
  ])
})

it("names the field that has to be unique", () => {
  const country = { isoCode: "BR", name: "Brazil" }
  expect(linesWith("countries.json", [], [{ isoCode: "IN", name: "India" }, country, country, country])).toEqual([
    'content/countries.json → item 3 → "isoCode" is "BR", and item 2 has the same. Give each of the two its own.',
    'content/countries.json → item 4 → "isoCode" is "BR", and item 2 has the same. Give each of the two its own.',
  ])
})
