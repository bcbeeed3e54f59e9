import { closestMatch } from "./suggestion"

it.each([
  ["reserch", ["research", "launchpad"], "research"],
  ["USD", ["usd"], "usd"],
  ["nmae", ["name", "note"], "name"],
  ["prce", ["price"], "price"],
])("finds the word that %s misspells", (word, candidates, match) => {
  expect(closestMatch(word, candidates)).toBe(match)
})

it.each([
  ["cost", ["name", "post card", "hosts"]],
  ["end", ["min", "und so"]],
  ["research", ["bootcamp"]],
  ["x".repeat(300), ["x".repeat(299)]],
])("finds no word that only resembles %s", (word, candidates) => {
  expect(closestMatch(word, candidates)).toBeUndefined()
})
