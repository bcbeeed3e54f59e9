import { closestMatch } from "./suggestion"

it.each([
  ["reserch", ["research", "launchpad"], "research"],
  ["USD", ["usd"], "usd"],
  ["nmae", ["name", "note"], "name"],
  ["prce", ["price"], "price"],
  ["hours", ["house", "hoursPerWeek"], "hoursPerWeek"],
  ["deadline", ["headline", "commitDeadline"], "headline"],
  ["images/peple/ada.png", ["images/ada.png", "images/people/ada.png"], "images/people/ada.png"],
  ["research.early", ["research.early-bird"], "research.early-bird"],
])("finds for %s in %j the name %s", (name, candidates, match) => {
  expect(closestMatch(name, candidates)).toBe(match)
})

it.each([
  ["cost", ["name", "post card", "hosts"]],
  ["end", ["min", "und so"]],
  ["research", ["bootcamp"]],
  ["research.color", ["research.topics"]],
  ["faq.json", ["stats.json"]],
  ["", ["a", "price"]],
  ["x".repeat(300), ["x".repeat(299)]],
])("finds no name that only resembles %s", (name, candidates) => {
  expect(closestMatch(name, candidates)).toBeUndefined()
})
