import fc from "fast-check"
import { isEmail, normalizeEmail } from "./emailRule"

/** The pattern of the specification. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

describe("isEmail", () => {
  it.each(["a@b.c", "maya.o+news@school.example", "ü@müller.example", "a@b..c", "a@...", "'@x.y"])(
    "accepts %j",
    (email) => {
      expect(isEmail(email)).toBe(true)
    },
  )

  it.each(["", "a", "a@b", "@b.c", "a@", "a@.c", "a@b.", "a@@b.c", "a@b@c.d", "a b@c.d", "a@b .c", "a@b.c\n", "a@.."])(
    "rejects %j",
    (email) => {
      expect(isEmail(email)).toBe(false)
    },
  )

  it("agrees with the pattern for any text", () => {
    const typed = fc.oneof(
      fc.string({ unit: fc.constantFrom("a", "@", ".", " ", "\u00a0", "\n", "ß") }),
      fc.string({ unit: "binary" }),
      fc.emailAddress(),
    )
    fc.assert(
      fc.property(typed, (text) => {
        expect(isEmail(text)).toBe(pattern.test(text))
      }),
      { numRuns: 2000 },
    )
  })

  it("takes under a second for a text that takes the pattern minutes", () => {
    const startedAt = performance.now()
    expect(isEmail(`a@${".".repeat(1_000_000)} `)).toBe(false)
    expect(performance.now() - startedAt).toBeLessThan(1000)
  })
})

describe("normalizeEmail", () => {
  it("removes spaces and capitals", () => {
    expect(normalizeEmail(" \tMaya@School.Example\n")).toBe("maya@school.example")
  })

  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(normalizeEmail(normalizeEmail(text))).toBe(normalizeEmail(text))
      }),
    )
  })
})
