import { validContent } from "../check/testing/content"
import { factReferences, factsFrom, resolveFacts } from "./facts"
import { contentSchema } from "./index"

describe("facts", () => {
  const facts = factsFrom(contentSchema.parse(validContent))

  it.each([
    ["research.price", "$1,460"],
    ["research.dates", "June 17 – August 12, 2025"],
    ["research.hoursPerWeek", "20–30"],
    ["research.groupSize", "6–7"],
    ["bootcamp.topics", "Python, Machine learning, Neural networks, and Computer vision"],
    ["research.deadline.early", "February 28, 2025 at 11:59 PM PST"],
    ["aid.share", "30%"],
    ["claims.courseLearners", "over 27k"],
    ["letter.countries", "16"],
    ["letter.commitDeadline", "June 5, 2024"],
  ])("%s is %s", (name, value) => {
    expect(facts[name]).toBe(value)
  })

  it("leaves out facts without a source", () => {
    expect(facts).not.toHaveProperty("launchpad.price")
  })

  it("resolves every reference, with and without spaces", () => {
    expect(resolveFacts("It costs {{research.price}}, really {{ research.price }}.", facts)).toBe(
      "It costs $1,460, really $1,460.",
    )
  })

  it("throws for an unknown fact", () => {
    expect(() => resolveFacts("{{research.prize}}", facts)).toThrow(
      "Content refers to the unknown fact {{research.prize}}.",
    )
  })

  it("returns the references of a text", () => {
    expect(factReferences("a {{x.y}} b {{ z }}")).toEqual(["x.y", "z"])
  })
})
