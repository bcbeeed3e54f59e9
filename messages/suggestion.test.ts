import { closestMatch } from "./suggestion"

it.each([
  ["reserch", ["research", "launchpad"], "research"],
  ["USD", ["usd"], "usd"],
  ["prce", ["price"], "price"],
  ["hours", ["house", "hoursPerWeek"], "hoursPerWeek"],
  ["images/peple/ada.png", ["images/ada.png", "images/people/ada.png"], "images/people/ada.png"],
  ["cost", ["name", "post card", "hosts"], undefined],
  ["faq.json", ["stats.json"], undefined],
  ["plan-week-4", ["plan-week-1", "plan-week-5"], undefined],
  ["plna-week-4", ["plan-week-4"], "plan-week-4"],
  ["", ["a", "price"], undefined],
  ["x".repeat(300), ["x".repeat(299)], undefined],
])("finds for %s in %j the name %s", (name, candidates, match) => {
  expect(closestMatch(name, candidates)).toBe(match)
})
