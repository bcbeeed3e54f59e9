import { findingsIn, type Change } from "./testing/report"

const person = { role: "AI Fellow", description: "Helps.", imageAlt: "A face" }
const pictures = (...imageSrcs: (string | undefined)[]): Change => [
  "team.json",
  [],
  imageSrcs.map((imageSrc, index) => ({ ...person, id: `ada-${index}`, name: `Ada ${index}`, imageSrc })),
]
const [one, other] = ["images/one.jpg", "images/other.jpg"]

it("reports a picture that two people have", () => {
  expect(findingsIn("confusedPeople", [pictures(one, other, one)])).toEqual([
    'team.json 2.imageSrc is the picture of "Ada 0" too. Choose the picture of this person.',
  ])
})

it("reports a quote from a person of the team", () => {
  const quote: Change = ["testimonials.json", [0, "name"], "Ada 1"]
  expect(findingsIn("confusedPeople", [pictures(one, other), quote])).toEqual([
    expect.stringMatching(/^testimonials\.json 0\.name is "Ada 1", a person of the team\. /),
  ])
})

it("accepts people with different pictures, or without one", () => {
  expect(findingsIn("confusedPeople", [pictures(one, undefined, other, undefined)])).toEqual([])
})
