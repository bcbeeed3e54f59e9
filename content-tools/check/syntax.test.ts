import { locateMistakes } from "./position"
import { formatMistake } from "./mistake"
import { parseContent } from "./syntax"

const linesFor = (text: string) =>
  locateMistakes(parseContent("faq.json", text).mistakes, new Map([["faq.json", text]])).map((mistake) =>
    formatMistake(mistake),
  )

// mistakes.test.ts has the messages of the mistakes that maintainers make.
it.each<[string, string, number, number, string]>([
  ["a comma missing after a line", '[\n  {\n    "id": "a"\n    "b": "c"\n  }\n]', 3, 13, "a comma is missing here"],
  ["a comma after the last entry", '[\n  {"a": 1},\n]', 2, 11, "one too many"],
  ["a comma before the first field", '{, "a": 1}', 1, 2, "one too many"],
  ["a closing quotation mark missing before another text", '{"a": "b, "c": "d"}', 1, 12, "not in quotation marks"],
  ["a curly quotation mark at the end, on Windows", '{\r\n  "a": "b”\r\n}', 2, 8, "curly"],
  ["a quotation mark missing before a colon", '{"a": 1, "b: "c"}', 1, 15, "missing before the colon"],
  ["a quotation mark doubled at the start", '{"a": ""b"}', 1, 8, "one quotation mark too many"],
  ["a quotation mark doubled at the end", '{"a": "b""\n}', 1, 10, "one quotation mark too many"],
  ["a comment without an end", "/* why", 1, 1, "JSON has no comments"],
  ["two colons", '{"a":: 1}', 1, 6, "a value is missing"],
  ["a name missing", "{1: 2}", 1, 2, "a name is missing"],
  ["a bracket missing at the end", '[\n  {"a": 1}\n', 2, 10, "the file ends here, but a [ is not closed"],
  ["a brace missing between entries", '[{"a": 1\n{"b": 2}]', 2, 1, "Put the missing } before this"],
  ["brackets that do not match", '{"a": [1, 2}', 1, 12, "another bracket is missing before it"],
  ["fields outside a group", '"a": 1', 1, 4, "a { is missing"],
  ["a wrong escape sequence", '{"a": "\\u12"}', 1, 7, "single backslash"],
])("locates %s: %j", (_, text, line, column, words) => {
  const lines = linesFor(text)
  expect(lines).toEqual([expect.stringContaining(words)])
  expect(lines[0]).toContain(`content/faq.json:${line}:${column}: `)
})

it("ends with the text of the line around the mistake, at most 100 characters", () => {
  expect(linesFor('{\n  "a": well\r\n}')[0]).toMatch(/ The line reads: "a": well$/)
  expect(linesFor(`{"a": ${"x".repeat(500)} }`)[0]).toMatch(/ The line reads: .{100}…$/)
})

it("reports a name that is used twice with both lines, and still reads the file", () => {
  const text = '[\n  {\n    "answer": "a",\n    "id": "b",\n    "answer": "c"\n  }\n]'
  expect(linesFor(text)).toEqual([
    'content/faq.json:5:5 (item 1, "b"), "answer" is used 2 times, in lines 3 and 5. Only the last one counts: keep one.',
  ])
  expect(parseContent("faq.json", text).data).toEqual([{ id: "b", answer: "c" }])
  expect(linesFor('[{"a": 1}, {"a": 1}]')).toEqual([])
})
