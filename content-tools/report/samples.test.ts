import { findingsIn, type Change } from "./testing/report"

const one = { title: "Student", text: "It was hard." }
const people = (count: number): Change => [
  "testimonials.json",
  [],
  Array.from({ length: count }, (_, index) => ({ ...one, id: `a-${index}`, name: `Ada ${index}`, sample: true })),
]

it.each([
  [0, undefined],
  [1, '1 sample entry: "Ada 0"'],
  [2, '2 sample entries: "Ada 0", "Ada 1"'],
])("reports a file with %i sample entries once: %s", (count, words) => {
  const lines = findingsIn("samples", [people(count)]).filter((line) => line.startsWith("testimonials"))
  const message = `testimonials.json has ${words}. Put in the real ones and remove their line "sample".`
  expect(lines).toEqual(words === undefined ? [] : [message])
})

it("names an entry without a name by its title", () => {
  expect(findingsIn("samples")).toContainEqual(
    expect.stringContaining('documents.json has 4 sample entries: "Research Program Overview"'),
  )
})
