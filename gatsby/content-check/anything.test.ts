/** Whatever stands in content, the check answers, and in words. */
import fc from "fast-check"
import { contentFiles } from "../content-model"
import { sentenceOf, type ContentPath } from "./index"
import { parseContent } from "./syntax"
import { problemsOf, replaced, validContent } from "./testContent"
import { isRecord } from "./walk"

const jargon =
  /\b(invalid|expected|received|undefined|NaN|zod|regex|unrecognized|union|schema|string|boolean|array|object|\w*Error)\b/i

/** What is said about one file alone, without what is quoted from content. */
function wordsFor(file: string, text: string): string {
  const problems = problemsOf(new Map([[file, text]]), { only: [file], forbidSample: true })
  for (const { place } of problems) expect(Math.min(place.line, place.column)).toBeGreaterThan(0)
  return problems
    .map(sentenceOf)
    .join("\n")
    .replace(/ The line reads: .*/g, "")
    .replace(/"(?:[^"\\]|\\.)*"/g, "…")
}

/** Every place of the fixture: of each file, the whole, each entry and each field. */
function placesIn(value: unknown, path: ContentPath = []): ContentPath[] {
  const steps = Array.isArray(value) ? [...value.keys()] : isRecord(value) ? Object.keys(value) : []
  const child = (step: string | number) => (value as Record<string | number, unknown>)[step]
  return [path, ...steps.flatMap((step) => placesIn(child(step), [...path, step]))]
}

const places = contentFiles.flatMap(({ path: file }) => placesIn(validContent[file]).map((path) => ({ file, path })))

const likelySlip = fc.constantFrom<unknown>(
  "",
  " ",
  "{{",
  "{{x}}",
  "#",
  "/",
  "//",
  "/letter/",
  "#faq",
  "images/",
  "https://",
  "__proto__",
  -0,
)

it("never throws and speaks plainly, whatever JSON stands in any place", () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.oneof(fc.jsonValue(), likelySlip), ({ file, path }, value) => {
      const text = JSON.stringify(replaced(validContent[file], path, value)) ?? "null"
      expect(wordsFor(file, text)).not.toMatch(jargon)
    }),
    { numRuns: 100 },
  )
})

it("never throws and speaks plainly, whatever key stands in any group", () => {
  const groups = places.filter(({ file, path }) =>
    isRecord(path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], validContent[file])),
  )
  const key = fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "toString", "length", "nmae"))
  fc.assert(
    fc.property(fc.constantFrom(...groups), key, fc.jsonValue(), ({ file, path }, name, value) => {
      const text = JSON.stringify(replaced(validContent[file], [...path, name], value))
      expect(wordsFor(file, text)).not.toMatch(jargon)
    }),
    { numRuns: 100 },
  )
})

it("never throws and speaks plainly, whatever text a file holds", () => {
  const brokenJson = fc
    .tuple(
      fc.constantFrom(...contentFiles),
      fc.nat(),
      fc.nat(20),
      fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom(..."{}[],:\"'\\/#; \n")),
    )
    .map(([{ path }, at, removed, inserted]) => {
      const text = JSON.stringify(validContent[path], null, 2)
      const offset = at % text.length
      return { path, text: text.slice(0, offset) + inserted + text.slice(offset + removed) }
    })
  fc.assert(
    fc.property(brokenJson, ({ path, text }) => {
      expect(wordsFor(path, text)).not.toMatch(jargon)
    }),
    { numRuns: 100 },
  )
})

it("names a mistake wherever JSON.parse finds one", () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom("{", "}", "[", "]", ",", ":", '"a"', "1", "tru", "true", "'b'", "\n", "//", "-", "."))
      .map((parts) => parts.join(" ")),
  )
  fc.assert(
    fc.property(text, (broken) => {
      const { problems, content } = parseContent("faq.json", broken)
      expect(content !== undefined).toBe(canBeRead(broken))
      expect(problems.some(({ path }) => path === undefined) || broken.trim() === "").toBe(!canBeRead(broken))
    }),
    { numRuns: 500 },
  )
})

function canBeRead(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
