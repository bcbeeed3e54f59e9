import { findingsIn, type Change } from "./testReport"

const people = (count: number): Change => [
  "testimonials.json",
  [],
  Array.from({ length: count }, (_, index) => ({
    id: `a-${index}`,
    name: `Ada ${index}`,
    title: "",
    text: "",
    sample: true,
  })),
]
const findings = (count: number) =>
  findingsIn("samples", [people(count)]).filter((line) => line.startsWith("testimonials"))

it("reports a file with sample entries once, with their number and names", () => {
  expect(findings(1)).toEqual([
    'testimonials.json has 1 sample entry: "Ada 0". Put in the real ones and remove their line "sample".',
  ])
  expect(findings(5)).toEqual([
    'testimonials.json has 5 sample entries: "Ada 0", "Ada 1", "Ada 2" and 2 more. Put in the real ones and remove their line "sample".',
  ])
})

it("does not report a file without sample entries", () => {
  expect(findings(0)).toEqual([])
  expect(findingsIn("samples").filter((line) => line.startsWith("faq.json"))).toEqual([])
})

it("names an entry without a name by its title", () => {
  expect(findingsIn("samples")).toContainEqual(
    expect.stringContaining('documents.json has 4 sample entries: "Research Program Overview"'),
  )
})
