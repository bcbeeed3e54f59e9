import { validContent } from "../check/testing/content"
import { factReferences, factsFrom, resolveFacts } from "./facts"
import { contentSchema } from "./index"

describe("facts", () => {
  const facts = factsFrom(contentSchema.parse(validContent))

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
