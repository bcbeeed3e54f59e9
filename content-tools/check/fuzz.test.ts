/** The check reports any mistake in plain words and never throws. */
import fc from "fast-check"
import { contentFiles } from "../model"
import { mistakeSentence } from "./mistake"
import { fieldsOf } from "../model/fields"
import { type ContentPath, isRecord } from "../model/values"
import { parseCleaned, parseContent } from "./syntax"
import { mistakesOf, replaced, validContent } from "./testing/content"

const jargon =
  /\b(invalid|expected|received|undefined|NaN|zod|regex|unrecognized|union|schema|string|boolean|array|object|\w*Error)\b/i

/** Checks one file with other text. */
function expectPlainWords(file: string, text: string): void {
  const mistakes = mistakesOf(new Map([[file, text]]), { only: [file] })
  for (const { position } of mistakes) expect(Math.min(position.line, position.column)).toBeGreaterThan(0)
  const messages = mistakes.map(mistakeSentence).join("\n")
  // Without quotations from content.
  const words = messages.replace(/ The line reads: .*/g, "").replace(/"(?:[^"\\]|\\.)*"|“[^”]*”/g, "…")
  expect(words).not.toMatch(jargon)
}

const locations = contentFiles.flatMap((file) =>
  fieldsOf({ file, data: validContent[file.path] }).map(({ path, value }) => ({ file: file.path, path, value })),
)
const groups = locations.filter(({ value }) => isRecord(value))
const name = fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "toString", "length", "nmae"))
const likely = ["", " ", "{{", "{{x}}", "#", "/", "//", "/letter/", "#faq", "images/", "https://", "__proto__", -0]
const value = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(...likely))
/** The same cases in each run: a new one must not fail the tests of another change. To search further, change it. */
const seed = 1

it("describes the mistakes of any JSON value, at any path and in any unknown field, in plain words", () => {
  const place = fc.oneof(
    fc.constantFrom(...locations),
    fc
      .tuple(fc.constantFrom(...groups), name)
      .map(([{ file, path }, key]) => ({ file, path: [...path, key] as ContentPath })),
  )
  fc.assert(
    fc.property(place, value, ({ file, path }, wrong) => {
      expectPlainWords(file, JSON.stringify(replaced(validContent[file], path, wrong)) ?? "null")
    }),
    { numRuns: 200, seed },
  )
})

it("describes, in each place of the content, a value that cannot become a text", () => {
  const unconvertible = { toString: 0 }
  const withoutIndexes = ({ file, path }: (typeof locations)[number]) =>
    JSON.stringify([file, ...path.map((key) => (typeof key === "number" ? 0 : key))])
  const places = new Map(locations.map((location) => [withoutIndexes(location), location]))
  for (const { file, path } of places.values())
    expectPlainWords(file, JSON.stringify(replaced(validContent[file], path, unconvertible)))
})

it("reports a syntax error in plain words if and only if JSON.parse throws", () => {
  const inserted = fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom(..."{}[],:\"'\\/#; \n"))
  fc.assert(
    fc.property(fc.constantFrom(...contentFiles), fc.nat(), fc.nat(20), inserted, ({ path }, at, removed, words) => {
      const text = JSON.stringify(validContent[path], null, 2)
      const offset = at % text.length
      const broken = text.slice(0, offset) + words + text.slice(offset + removed)
      expectPlainWords(path, broken)
      const { data } = parseContent(path, broken)
      if (data === undefined) expect(() => JSON.parse(broken) as unknown).toThrow()
      else expect(data).toEqual(parseCleaned(broken))
    }),
    { numRuns: 200, seed },
  )
})
