import { locateProblems } from "./position"
import { formatProblem } from "./problem"
import { parseContent } from "./syntax"

const linesFor = (text: string) => locateProblems(parseContent("faq.json", text).problems, text).map(formatProblem)

it.each<[string, string, number, number, string]>([
  ["a comma missing after a line", '[\n  {\n    "id": "a"\n    "b": "c"\n  }\n]', 3, 13, "a comma is missing here"],
  ["a comma missing in a line", '{"a": "b" "c": 1}', 1, 9, "or a comma is missing"],
  ["a comma after the last entry", '[\n  {"a": 1},\n]', 2, 11, "one too many"],
  ["a comma before the first field", '{, "a": 1}', 1, 2, "one too many"],
  ["two commas", "[1,, 2]", 1, 4, "one too many"],
  ["a semicolon", '{"a": "b"; "c": 2}', 1, 10, "semicolon"],
  ["a closing quotation mark missing", '{\n  "a": "b,\n  "c": "d"\n}', 2, 8, "does not end on this line"],
  ["the same before another text", '{"a": "b, "c": "d"}', 1, 12, "ends too early"],
  ["a word without quotation marks", '{"a": well}', 1, 7, "not in quotation marks"],
  ["quotation marks inside a text", '{"a": "he said "yes" to it"}', 1, 17, "ends too early"],
  ["a quotation mark before a fact", '{"a": "It is "{{a.b}}" now", "b": 1}', 1, 14, "ends too early"],
  ["a quotation mark after a fact", '{"a": "It is {{a.b}}" now", "b": 1}', 1, 23, "ends too early"],
  ["curly quotation marks", '{"a": “b c”}', 1, 7, "Use straight double ones"],
  ["a curly quotation mark at the end", '{\n  "a": "b c.”,\n  "d": 1\n}', 2, 8, "curly"],
  ["a curly mark at the end, on Windows", '{\r\n  "a": "b”\r\n}', 2, 8, "curly"],
  ["single quotation marks", `{"a": 'b'}`, 1, 7, "Use straight double ones"],
  ["a comment", '{\n  // why\n  "a": 1\n}', 2, 3, "JSON has no comments"],
  ["a comment without an end", "/* why", 1, 1, "JSON has no comments"],
  ["a colon missing", '{"a" "b"}', 1, 6, "a colon is missing"],
  ["two colons", '{"a":: 1}', 1, 6, "a value is missing"],
  ["a value missing", '{"a": , "b": 1}', 1, 7, "a value is missing"],
  ["a name missing", "{1: 2}", 1, 2, "a name is missing"],
  ["a bracket missing at the end", '[\n  {"a": 1}\n', 2, 10, "the file ends here, but a [ is not closed"],
  ["a brace missing at the end", '{"a": {"b": 1}\n', 1, 14, "the file ends here, but a { is not closed"],
  ["a brace missing between entries", '[{"a": 1\n{"b": 2}]', 1, 8, "Put the missing } before this"],
  ["a brace missing after a comma", '[{"a": 1,\n{"b": 2}]', 2, 1, "Put the missing } before this"],
  ["brackets that do not match", '{"a": [1, 2}', 1, 11, "another bracket is missing before it"],
  ["a bracket too many", '{"a": 1}}', 1, 9, "one too many"],
  ["a field in a list", '["a": 1]', 1, 4, "a { is missing"],
  ["fields outside a group", '"a": 1', 1, 4, "a { is missing"],
  ["two lists in one file", "[1]\n[2]", 2, 1, "more than one list"],
  ["a non-breaking space", '[\n\u00a0 "a"\n]', 2, 1, "invisible character"],
  ["a price with a currency sign", '{"a": $1,460, "b": 1}', 1, 7, "no currency sign"],
  ["a number with a comma", '{"a": 1,460, "b": 1}', 1, 9, "a number has no comma"],
  ["a decimal comma", '{"a": 1460,50}', 1, 12, "a number has no comma"],
  ["a date without quotation marks", '{"a": 2025-02-28}', 1, 10, "not written as a number"],
  ["a number with two points", '{"a": 1.02.3}', 1, 10, "not written as a number"],
  ["a number that ends with a point", '{"a": 1.}', 1, 7, "not written as a number"],
  ["a percentage", '{"a": 20%}', 1, 8, "not written as a number"],
  ["a tab inside a text", '{"a": "b\tc"}', 1, 7, "a tab or an invisible character"],
  ["a single backslash", '{"a": "b\\c"}', 1, 7, "single backslash"],
  ["a wrong escape sequence", '{"a": "\\u12"}', 1, 7, "single backslash"],
  ["a merge conflict", "[1\n=======\n2]", 2, 1, "merge conflict"],
])("explains %s once: %j", (_, text, line, column, words) => {
  const lines = linesFor(text)
  expect(lines).toEqual([expect.stringContaining(words)])
  expect(lines[0]).toContain(`content/faq.json:${line}:${column}: `)
})

it("ends with the text of the line around the mistake, at most 100 characters", () => {
  expect(linesFor('{\n  "a": well\r\n}')[0]).toMatch(/ The line reads: "a": well$/)
  expect(linesFor(`{"a": ${"x".repeat(500)} }`)[0]).toMatch(/ The line reads: .{100}…$/)
  expect(linesFor(`{"a": "${"x".repeat(90)} "b" ", "c": 1}`)[0]).toMatch(/ The line reads: …x{48} "b" ", "c": 1}$/)
  expect(linesFor("x".repeat(100))[0]).toMatch(/ The line reads: x{100}$/)
})

it.each([
  ["brackets that are nested too deeply", "[".repeat(100_000), "nested too deeply"],
  ["an empty file", "\n  \n", "is empty. Write [] for a list"],
  ["a byte order mark", "\uFEFF[]", 'Save it as "UTF-8"'],
  ["another encoding", '["caf\uFFFD"]', "is not saved as UTF-8"],
])("reports %s at the file", (_, text, words) => {
  expect(linesFor(text)).toEqual([expect.stringMatching(/^content\/faq\.json:1:1: the file /)])
  expect(linesFor(text)[0]).toContain(words)
})

it("reports a name that is used twice with both lines, and still reads the file", () => {
  const text = '[\n  {\n    "answer": "a",\n    "id": "b",\n    "answer": "c"\n  }\n]'
  expect(linesFor(text)).toEqual([
    'content/faq.json:5:5 (item 1, "b"), "answer" is used 2 times, in lines 3 and 5. Only the last one counts: keep one.',
  ])
  expect(parseContent("faq.json", text).content).toEqual({ data: [{ id: "b", answer: "c" }] })
  expect(linesFor('{"a": {"b": 1, "b": 2, "b": 3}}')).toEqual([expect.stringContaining("is used 3 times, in line 1.")])
  expect(linesFor('[{"a": 1}, {"a": 1}]')).toEqual([])
})
