import { replaced, validContent } from "../check/testing/content"
import { factReferences, factsFrom, quotesAndFacts, resolveFacts } from "./facts"
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

describe("quotes", () => {
  const quotesOf = (changes: object) => quotesAndFacts(contentSchema.parse({ ...validContent, ...changes }))
  const section = { id: "trial", title: "Trial", body: ["Write to {{site.email}}.", "Or:"], list: ["ask us."] }
  const withSection = (body = section.body) => ({
    "documents.json": replaced(validContent["documents.json"], [1, "sections", 0], { ...section, body }),
  })

  it("have the paragraphs and points of a section with an id, an answer, and a part of the privacy page", () => {
    const quotes = quotesOf({
      ...withSection(),
      "faq.json": [{ id: "cost", question: "What does it cost?", answer: "It costs {{research.price}}." }],
    })
    expect(quotes["research-terms.trial"]).toBe("Write to hello@blast-ai.example.\nOr:\nask us.")
    expect(quotes["faq.cost"]).toBe("It costs $1,460.")
    expect(quotes["privacy.contact"]).toMatch(/^Write to hello@blast-ai\.example\. /)
  })

  it("do not contain quotes, which could quote each other without end", () => {
    expect(quotesOf(withSection(["{{faq.cost}}"]))).not.toHaveProperty(["research-terms.trial"])
  })
})
