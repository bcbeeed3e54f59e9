import fc from "fast-check"
import { linesOf } from "./layout"
import { runsOf, type Run } from "./runs"

const everything = { latin: () => true, extended: () => true }
/** A typeface in which each character is 1 wide. */
const lines = (text: string, width: number) => linesOf(runsOf(text, everything), width, (_, part) => part.length)
const wordsOf = (text: string, width: number) =>
  lines(text, width).map((pieces) => pieces.map((piece) => piece.text).join(""))

it("breaks after spaces, and after a hyphen between letters", () => {
  expect(wordsOf("A full-time plan of 20-30 hours", 8)).toEqual(["A full-", "time ", "plan of ", "20-30 ", "hours"])
})

it("keeps an address whole, and the full stop with it", () => {
  expect(wordsOf("Write to a-b@c-d.example. Thanks", 18)).toEqual(["Write to ", "a-b@c-d.example. ", "Thanks"])
})

it("cuts a word that is longer than a line, an address too", () => {
  expect(wordsOf("Mississippi so", 4)).toEqual(["Miss", "issi", "ppi ", "so"])
  expect(wordsOf("at ab@cd.example.", 8)).toEqual(["at ", "ab@cd.ex", "ample."])
})

it("gives each part of a line its place", () => {
  const [first] = lines("To a@b.ex, now", 40)
  expect(first).toMatchObject([
    { run: 0, x: 0, text: "To " },
    { run: 1, x: 3, text: "a@b.ex" },
    { run: 2, x: 9, text: ", now" },
  ])
})

it("loses nothing and lets no line be wider than it may be, whatever the text", () => {
  const part = fc.constantFrom("a", "word", "-", " ", "  ", ".", "mail@host.example", "é", "𝒳", "longerword", ",")
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), fc.integer({ min: 3, max: 30 }), (parts, width) => {
      const text = parts.join("")
      const runs: Run[] = runsOf(text, everything)
      const found = lines(text, width).map((pieces) => pieces.map((piece) => piece.text).join(""))
      expect(found.join("")).toBe(runs.map((run) => run.text).join(""))
      for (const line of found) expect(line.trimEnd().length).toBeLessThanOrEqual(width)
      expect(found).not.toContain("")
    }),
  )
})
