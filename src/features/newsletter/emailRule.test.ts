import fc from "fast-check"
import { isEmail, normalizeEmail } from "./emailRule"

/** The pattern of the specification. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Characters and beginnings that the table refuses too. */
const refused = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}<>"]|^[=+-]/u

describe("isEmail", () => {
  it.each([
    "a@b.c",
    "maya.o+news@school.example",
    "ü@müller.example",
    "a@b..c",
    "a@...",
    "'@x.y",
    "a-=+@b.c",
    "नि@उदा.example",
  ])("accepts %j", (email) => {
    expect(isEmail(email)).toBe(true)
  })

  // The second line could deceive a reader or a spreadsheet.
  it.each([
    ...["", "a", "a@b", "@b.c", "a@", "a@.c", "a@b.", "a@@b.c", "a@b@c.d", "a b@c.d", "a@b .c", "a@b.c\n", "a@.."],
    ...[
      "a\u200bb@c.d",
      "a\u202eb@c.d",
      "a\u0000@c.d",
      "<a@c.d>",
      '"a"@c.d',
      "=a@c.d",
      "+a@c.d",
      "-a@c.d",
      "\ud800@c.d",
    ],
  ])("rejects %j", (email) => {
    expect(isEmail(email)).toBe(false)
  })

  it("agrees with the pattern for any text without such characters", () => {
    const typed = fc.oneof(
      fc.string({ unit: fc.constantFrom("a", "@", ".", " ", "\u00a0", "\n", "ß") }),
      fc.string({ unit: "binary" }),
      fc.emailAddress(),
    )
    fc.assert(
      fc.property(typed, (text) => {
        expect(isEmail(text)).toBe(pattern.test(text) && !refused.test(text))
      }),
      { numRuns: 2000 },
    )
  })

  it("takes under a second of CPU time for a text that takes the pattern minutes", () => {
    const startedAt = process.cpuUsage()
    expect(isEmail(`a@${".".repeat(1_000_000)} `)).toBe(false)
    expect(process.cpuUsage(startedAt).user).toBeLessThan(1_000_000)
  })
})

describe("normalizeEmail", () => {
  it("removes spaces and capitals, and composes characters, so that both Unicode forms of an address are the same", () => {
    expect(normalizeEmail(" \tJose\u0301@School.Example\n")).toBe("jos\u00e9@school.example")
  })
})
