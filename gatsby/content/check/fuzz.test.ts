/** The check reports any mistake in plain words and never throws. */
import fc from "fast-check"
import { contentFiles } from "../model"
import { problemSentence, type ContentPath } from "./index"
import { parseContent } from "./syntax"
import { problemsOf, replaced, validContent } from "./testContent"
import { isRecord } from "./traverse"

const jargon =
  /\b(invalid|expected|received|undefined|NaN|zod|regex|unrecognized|union|schema|string|boolean|array|object|\w*Error)\b/i

/** Returns the messages about one file, without quotations from content. */
function messagesFor(file: string, text: string): string {
  const problems = problemsOf(new Map([[file, text]]), { only: [file] })
  for (const { position } of problems) expect(Math.min(position.line, position.column)).toBeGreaterThan(0)
  return problems
    .map(problemSentence)
    .join("\n")
    .replace(/ The line reads: .*/g, "")
    .replace(/"(?:[^"\\]|\\.)*"/g, "…")
}

/** Returns all paths of a value. */
function pathsIn(value: unknown, path: ContentPath = []): ContentPath[] {
  const steps = Array.isArray(value) ? [...value.keys()] : isRecord(value) ? Object.keys(value) : []
  const child = (step: string | number) => (value as Record<string | number, unknown>)[step]
  return [path, ...steps.flatMap((step) => pathsIn(child(step), [...path, step]))]
}

const locations = contentFiles.flatMap(({ path: file }) => pathsIn(validContent[file]).map((path) => ({ file, path })))

const likelyMistake = fc.constantFrom<unknown>(
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

it("describes the mistakes of any JSON value at any path in plain words", () => {
  fc.assert(
    fc.property(fc.constantFrom(...locations), fc.oneof(fc.jsonValue(), likelyMistake), ({ file, path }, value) => {
      const text = JSON.stringify(replaced(validContent[file], path, value)) ?? "null"
      expect(messagesFor(file, text)).not.toMatch(jargon)
    }),
    { numRuns: 100 },
  )
})

it("describes the mistakes of any field name in any group in plain words", () => {
  const groups = locations.filter(({ file, path }) =>
    isRecord(path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], validContent[file])),
  )
  const key = fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "toString", "length", "nmae"))
  fc.assert(
    fc.property(fc.constantFrom(...groups), key, fc.jsonValue(), ({ file, path }, name, value) => {
      const text = JSON.stringify(replaced(validContent[file], [...path, name], value))
      expect(messagesFor(file, text)).not.toMatch(jargon)
    }),
    { numRuns: 100 },
  )
})

it("describes any syntax error in plain words", () => {
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
      expect(messagesFor(path, text)).not.toMatch(jargon)
    }),
    { numRuns: 100 },
  )
})

it("reports a syntax error if and only if JSON.parse throws", () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom("{", "}", "[", "]", ",", ":", '"a"', "1", "tru", "true", "'b'", "\n", "//", "-", "."))
      .map((parts) => parts.join(" ")),
  )
  fc.assert(
    fc.property(text, (broken) => {
      const { problems, content } = parseContent("faq.json", broken)
      expect(content !== undefined).toBe(isJson(broken))
      expect(problems.some(({ path }) => path === undefined) || broken.trim() === "").toBe(!isJson(broken))
    }),
    { numRuns: 500 },
  )
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
