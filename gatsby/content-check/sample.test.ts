import { contentWith, linesOf } from "./fixtures"

it("lets made-up entries pass where they are not forbidden", () => {
  expect(linesOf(contentWith())).toEqual([])
})

it("names each made-up entry where they are forbidden", () => {
  expect(linesOf(contentWith(), { forbidSample: true })).toEqual([
    'content/research-highlights.json → item 1 → "sample" is true: "Seeing cracks" is made up. Put in the real entry and remove this line.',
    'content/research-highlights.json → item 2 → "sample" is true: "Seeing cracks" is made up. Put in the real entry and remove this line.',
    'content/publications.json → item 1 → "sample" is true: "Cracks" is made up. Put in the real entry and remove this line.',
    'content/mentors.json → item 1 → "sample" is true: "Ada Example" is made up. Put in the real entry and remove this line.',
    'content/team.json → item 1 → "sample" is true: "Ada Example" is made up. Put in the real entry and remove this line.',
    'content/team.json → item 2 → "sample" is true: "Ben Example" is made up. Put in the real entry and remove this line.',
    'content/testimonials.json → item 1 → "sample" is true: "Cleo" is made up. Put in the real entry and remove this line.',
    'content/universities.json → item 1 → "sample" is true: "North University" is made up. Put in the real entry and remove this line.',
    'content/countries.json → item 1 → "sample" is true: "Brazil" is made up. Put in the real entry and remove this line.',
    'content/documents.json → item 1 → "sample" is true: "Overview" is made up. Put in the real entry and remove this line.',
    'content/forms.json → item 1 → "sample" is true: "Commit" is made up. Put in the real entry and remove this line.',
  ])
})
