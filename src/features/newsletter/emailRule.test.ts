import fc from "fast-check"
import { isEmail, normalizeEmail } from "./emailRule"

/** The pattern as the specification means it. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

describe("isEmail", () => {
  it.each(["a@b.c", "maya.o+news@school.example", "ü@müller.example", "a@b..c", "a@...", "'@x.y"])(
    "takes %j",
    (email) => {
      expect(isEmail(email)).toBe(true)
    },
  )

  it.each(["", "a", "a@b", "@b.c", "a@", "a@.c", "a@b.", "a@@b.c", "a@b@c.d", "a b@c.d", "a@b .c", "a@b.c\n", "a@.."])(
    "refuses %j",
    (email) => {
      expect(isEmail(email)).toBe(false)
    },
  )

  it("says what the pattern says, whatever is typed", () => {
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

  it("takes a moment even for a text that would keep the pattern busy for minutes", () => {
    const begun = performance.now()
    expect(isEmail(`a@${".".repeat(1_000_000)} `)).toBe(false)
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})

describe("normalizeEmail", () => {
  it("takes spaces and capitals away", () => {
    expect(normalizeEmail(" \tMaya@School.Example\n")).toBe("maya@school.example")
  })

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(normalizeEmail(normalizeEmail(text))).toBe(normalizeEmail(text))
      }),
    )
  })
})
