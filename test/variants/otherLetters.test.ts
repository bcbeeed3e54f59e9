import { otherLetters } from "./otherLetters"

it("replaces small letters and nothing else", () => {
  expect(otherLetters("Ada models 27k, twice.", 1)).toMatch(/^A[a-z]{2} [a-z]{6} 27[a-z], [a-z]{5}\.$/)
  expect(otherLetters("Ada models", 1)).not.toContain("models")
})

it("keeps references to facts and addresses", () => {
  for (const text of ["{{research.price}}", "{{site.email}}", "https://example.org/a", "hello@example.org"])
    expect(otherLetters(text, 5)).toBe(text)
})

it("returns 156 different texts, the first of which is the original", () => {
  const texts = Array.from({ length: 156 }, (_, round) => otherLetters("neural networks", round))
  expect(new Set(texts).size).toBe(156)
  expect(texts[0]).toBe("neural networks")
})
