import { readFileSync } from "node:fs"
import { findingsIn, type Change } from "./testing/report"

const quoteOf = (name: string): Change => ["testimonials.json", [0, "name"], name]
const person = { role: "AI Fellow", description: "Helps.", imageAlt: "A face" }
const pictures = (...imageSrcs: (string | undefined)[]): Change => [
  "team.json",
  [],
  imageSrcs.map((imageSrc, index) => ({ ...person, id: `ada-${index}`, name: `Ada ${index}`, imageSrc })),
]
const [one, other] = ["images/one.jpg", "images/other.jpg"]

it("reports a picture that two people have", () => {
  const lines = findingsIn("repeatedPicture", [pictures(one, other, one)]).filter((line) => line.startsWith("team"))
  expect(lines).toEqual([
    'team.json 2.imageSrc is "images/one.jpg", which another entry shows too. Choose the picture of this entry.',
  ])
})

/** The examples of content/README.md. */
const examples = [...readFileSync("content/README.md", "utf8").matchAll(/^```json\n(.+?)^```/gms)].map(
  ([, example = ""]) => JSON.parse(example) as Record<string, unknown>,
)

it.each([
  ["team.json", "role"],
  ["testimonials.json", "text"],
])("reports the example of %s in content/README.md", (file, field) => {
  const { name } = examples.find((example) => field in example && "name" in example) ?? {}
  const paper: Change = ["testimonials.json", [0, "publication"], undefined]
  expect(findingsIn("confusedPeople", [paper, [file, [0, "name"], name]])).toEqual([
    expect.stringMatching(/^\w+\.json 0\.name is ".+", the example of README\.md\. Write the real name\.$/),
  ])
})

it("reports a quote at the paper of other authors", () => {
  const quote: Change = ["testimonials.json", [0, "publication"], "yielding-agents"]
  expect(findingsIn("confusedPeople", [quote])).toEqual([
    expect.stringMatching(
      /^testimonials\.json 0\.publication leads to ".+", whose authors are "Arjun P\., .+Choose the/,
    ),
  ])
})

it("reports a quote from a person of the team", () => {
  const paper: Change = ["testimonials.json", [0, "publication"], undefined]
  expect(findingsIn("confusedPeople", [pictures(one, other), quoteOf("Ada 1"), paper])).toEqual([
    expect.stringMatching(/^testimonials\.json 0\.name is "Ada 1", a person of the team\. /),
  ])
})

it("accepts people with different pictures, or without one", () => {
  const people = pictures(one, undefined, other, undefined)
  expect(findingsIn("confusedPeople", [people])).toEqual([])
  expect(findingsIn("repeatedPicture", [people]).join()).not.toContain("team.json")
})
