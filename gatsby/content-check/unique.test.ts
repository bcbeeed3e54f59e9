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

it("names entries with the same id in a list inside an entry or a group", () => {
  expect(linesWith("pages/home.json", ["featureTabs", 2, "id"], "tab-a")).toEqual([
    'content/pages/home.json → "featureTabs" → item 3 → "id" is "tab-a", and item 1 has the same. Give each of the two its own.',
  ])
  expect(linesWith("programs.json", [1, "deadlines", 1, "id"], "early")).toEqual([
    'content/programs.json → item 2 → "deadlines" → item 2 → "id" is "early", and item 1 has the same. Give each of the two its own.',
  ])
})
