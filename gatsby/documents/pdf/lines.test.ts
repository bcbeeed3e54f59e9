import fc from "fast-check"
import { breakLines } from "./lines"
import { runsOf } from "./runs"

const allLetters = { latin: () => true, extended: () => true }
/** Breaks a text in a font whose characters all have the width 1. */
const piecesOf = (text: string, width: number) => breakLines(runsOf(text, allLetters), width, (_, part) => part.length)
const linesOf = (text: string, width: number) =>
  piecesOf(text, width).map((pieces) => pieces.map((piece) => piece.text).join(""))

it("breaks after spaces, and after a hyphen between letters", () => {
  expect(linesOf("A full-time plan of 20-30 hours", 8)).toEqual(["A full-", "time ", "plan of ", "20-30 ", "hours"])
})

it("keeps an address and the period after it on one line", () => {
  expect(linesOf("Write to a-b@c-d.example. Thanks", 18)).toEqual(["Write to ", "a-b@c-d.example. ", "Thanks"])
  expect(linesOf("To a-b@c-d.example.", 18)).toEqual(["To ", "a-b@c-d.example."])
})

it("breaks inside a word or an address that is longer than a line", () => {
  expect(linesOf("Mississippi so", 4)).toEqual(["Miss", "issi", "ppi ", "so"])
  expect(linesOf("at ab@cd.example.", 8)).toEqual(["at ", "ab@cd.ex", "ample."])
})

it("returns the position of each piece on its line", () => {
  const [first] = piecesOf("To a@b.ex, now", 40)
  expect(first).toMatchObject([
    { run: { link: undefined }, x: 0, text: "To " },
    { run: { link: "mailto:a@b.ex" }, x: 3, text: "a@b.ex" },
    { run: { link: undefined }, x: 9, text: ", now" },
  ])
})

it("keeps all characters of any text, and no line exceeds the width", () => {
  const part = fc.constantFrom("a", "word", "-", " ", "  ", ".", "mail@host.example", "é", "𝒳", "longerword", ",")
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), fc.integer({ min: 3, max: 30 }), (parts, width) => {
      const text = parts.join("")
      const lines = linesOf(text, width)
      expect(lines.join("")).toBe(
        runsOf(text, allLetters)
          .map((run) => run.text)
          .join(""),
      )
      for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(width)
      expect(lines).not.toContain("")
    }),
  )
})
