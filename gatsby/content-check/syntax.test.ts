import { located } from "./place"
import { formatProblem } from "./problem"
import { parseContent } from "./syntax"

const linesFor = (text: string) => located(parseContent("faq.json", text).problems, text).map(formatProblem)
const at = (line: number, column: number, sentence: string) => `content/faq.json:${line}:${column} → ${sentence}`

describe("JSON that cannot be read", () => {
  it.each<[string, string, string[]]>([
    [
      "a comma missing between fields",
      '[\n  {\n    "id": "a"\n    "question": "b"\n  }\n]',
      [at(3, 14, 'a comma is missing here, between two entries. The line reads: "id": "a"')],
    ],
    [
      "a comma missing between entries",
      '[{"a": 1}\n{"a": 2}]',
      [at(1, 10, 'a comma is missing here, between two entries. The line reads: [{"a": 1}')],
    ],
    [
      "a comma after the last entry",
      '[\n  {"a": 1},\n]',
      [
        at(
          2,
          11,
          'a comma stands after the last entry. Remove it: commas stand between entries only. The line reads: {"a": 1},',
        ),
      ],
    ],
    ["two commas", "[1,, 2]", [at(1, 3, "two commas stand in a row. Remove one. The line reads: [1,, 2]")]],
    [
      "a comma before the first field",
      '{, "a": 1}',
      [at(1, 2, 'there is a comma too many here. Remove it. The line reads: {, "a": 1}')],
    ],
    [
      "a closing quotation mark missing",
      '{\n  "a": "b,\n  "c": "d"\n}',
      [
        at(
          2,
          8,
          'a text begins here, but its closing quotation mark " is missing on this line. Put it at the end of the text. The line reads: "a": "b,',
        ),
      ],
    ],
    [
      "an opening quotation mark missing",
      '{"a": hello world"}',
      [at(1, 7, 'a text has no quotation mark " before its first word: hello. The line reads: {"a": hello world"}')],
    ],
    [
      "a word without quotation marks",
      '{"a": yes}',
      [at(1, 7, 'yes has no quotation marks. Write "yes". The line reads: {"a": yes}')],
    ],
    [
      "quotation marks inside a text",
      '{"a": "he said "yes" to it"}',
      [
        at(
          1,
          17,
          'the text before this ends too early: a quotation mark " is one too many or missing. Inside a text write \\" instead. The line reads: {"a": "he said "yes" to it"}',
        ),
      ],
    ],
    [
      "curly quotation marks",
      '{"a": “b”}',
      [at(1, 7, 'the quotation mark “ is a curly one. Use straight ones: " at both ends. The line reads: {"a": “b”}')],
    ],
    [
      "single quotation marks",
      `{"a": 'b'}`,
      [at(1, 7, `a text stands in single quotation marks. Use double ones: "b". The line reads: {"a": 'b'}`)],
    ],
    [
      "a name without quotation marks",
      "{a: 1}",
      [at(1, 2, 'the name a has no quotation marks. Write "a". The line reads: {a: 1}')],
    ],
    [
      "a comment",
      '{\n  // why\n  "a": 1\n}',
      [at(2, 3, "a comment stands here, but JSON has none. Remove it. The line reads: // why")],
    ],
    [
      "a comment with #",
      '{"a": 1, # why\n"b": 2}',
      [at(1, 10, 'a comment stands here, but JSON has none. Remove it. The line reads: {"a": 1, # why')],
    ],
    [
      "a colon missing",
      '{"a" "b"}',
      [at(1, 6, 'a colon is missing between the name "a" and its value. The line reads: {"a" "b"}')],
    ],
    [
      "a value missing",
      '{"a": , "b": 1}',
      [at(1, 7, 'a value is missing here. Write "name": value. The line reads: {"a": , "b": 1}')],
    ],
    [
      "a name and nothing else",
      '{"a"}',
      [at(1, 5, 'a value is missing here. Write "name": value. The line reads: {"a"}')],
    ],
    [
      "a semicolon",
      '{"a": 1; "b": 2}',
      [at(1, 8, 'a semicolon stands here. Use a comma between entries. The line reads: {"a": 1; "b": 2}')],
    ],
    [
      "a bracket missing at the end",
      '[\n  {"a": 1}\n',
      [at(2, 11, 'the file ends here, but the [ of line 1 is not closed. Add the missing ]. The line reads: {"a": 1}')],
    ],
    [
      "brackets that do not match",
      '{"a": [1, 2}',
      [
        at(
          1,
          12,
          '} stands here, but the [ of line 1 is still open. Close it with ] first. The line reads: {"a": [1, 2}',
        ),
      ],
    ],
    [
      "a bracket too many",
      '{"a": 1}}',
      [at(1, 9, 'there is one } too many here. Remove it. The line reads: {"a": 1}}')],
    ],
    [
      "a field in a list",
      '["a": 1]',
      [
        at(
          1,
          5,
          'a colon stands here, but a name can only stand in a group: put { and } around "name": value. The line reads: ["a": 1]',
        ),
      ],
    ],
    [
      "two lists in one file",
      '{"a": 1}, {"a": 2}',
      [
        at(
          1,
          1,
          'the file holds more than one list or group. Put all entries into one pair of [ ], with commas between them. The line reads: {"a": 1}, {"a": 2}',
        ),
      ],
    ],
    [
      "a number with a comma",
      '{"price": 1,460}',
      [at(1, 11, 'a number is written without commas: 1460. The line reads: {"price": 1,460}')],
    ],
    [
      "a date without quotation marks",
      '{"a": 2025-02-28}',
      [
        at(
          1,
          7,
          '"2025-02-28" is not written as a number. Write digits only, with a point for decimals, such as 1460 or 2.5, or put a text in quotation marks. The line reads: {"a": 2025-02-28}',
        ),
      ],
    ],
    [
      "a capital letter in true",
      '{"a": True}',
      [at(1, 7, 'True has to be written in small letters: true. The line reads: {"a": True}')],
    ],
    [
      "a tab in a text",
      '{"a": "b\tc"}',
      [at(1, 7, 'there is a tab inside a text. Put a space in its place. The line reads: {"a": "b\tc"}')],
    ],
    [
      "a backslash",
      '{"a": "b\\c"}',
      [
        at(
          1,
          7,
          'there is a single backslash \\ inside a text. Remove it, or write \\\\ to show one. The line reads: {"a": "b\\c"}',
        ),
      ],
    ],
    [
      "a merge left half done",
      "[\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> x\n]",
      [
        at(
          2,
          1,
          "two versions of this file were mixed here. Keep one of them and remove the lines with <<<<<<<, ======= and >>>>>>>. The line reads: <<<<<<< HEAD",
        ),
      ],
    ],
    [
      "something else",
      "<a/>",
      [at(1, 1, 'this cannot be read: "<a/>". Is a quotation mark " missing before it? The line reads: <a/>')],
    ],
  ])("names %s", (_, text, lines) => {
    expect(linesFor(text)).toEqual(lines)
  })

  it("names several slips at once, from top to bottom", () => {
    expect(linesFor("// why\n{\n  'a': 1,\n  b: .5,\n}")).toEqual([
      at(1, 1, "a comment stands here, but JSON has none. Remove it. The line reads: // why"),
      at(3, 3, `a text stands in single quotation marks. Use double ones: "a". The line reads: 'a': 1,`),
      at(4, 3, 'the name b has no quotation marks. Write "b". The line reads: b: .5,'),
      at(
        4,
        6,
        '".5" is not written as a number. Write digits only, with a point for decimals, such as 1460 or 2.5, or put a text in quotation marks. The line reads: b: .5,',
      ),
      at(
        4,
        8,
        "a comma stands after the last entry. Remove it: commas stand between entries only. The line reads: b: .5,",
      ),
    ])
  })

  it("counts lines that end as on Windows", () => {
    expect(linesFor('{\r\n  "a": 1\r\n  "b": 2\r\n}')).toEqual([
      at(2, 9, 'a comma is missing here, between two entries. The line reads: "a": 1'),
    ])
  })

  it("cuts a long line", () => {
    expect(linesFor(`{"a": ${"x".repeat(500)} }`)[0]).toMatch(/The line reads: .{100}…$/)
  })

  it("stands brackets inside brackets without end", () => {
    expect(linesFor("[".repeat(100_000))[0]).toMatch(
      /^content\/faq\.json:1:1 → the file has too many brackets inside brackets\. The line reads: /,
    )
  })
})

describe("a file as a whole", () => {
  it.each([
    ["", "content/faq.json:1:1 → the file is empty. Put the content back, or take the last version from the history."],
    [
      "\n  \n",
      "content/faq.json:1:1 → the file is empty. Put the content back, or take the last version from the history.",
    ],
    [
      "\uFEFF[]",
      'content/faq.json:1:1 → the file is saved with an invisible mark at its beginning. Save it as "UTF-8" instead of "UTF-8 with BOM", or run: npm run content:check -- --fix',
    ],
    ['["caf\uFFFD"]', "content/faq.json:1:1 → the file is not saved as UTF-8. Save it again with the encoding UTF-8."],
  ])("%j", (text, line) => {
    expect(linesFor(text)).toEqual([line])
  })
})

describe("a name that is used twice", () => {
  it("is named with both lines, and the file is still read", () => {
    const { problems, content } = parseContent(
      "faq.json",
      '[\n  {\n    "answer": "a",\n    "id": "b",\n    "answer": "c"\n  }\n]',
    )
    expect(located(problems, "").map(formatProblem)).toEqual([
      'content/faq.json:5:5 → item 1 → "answer" stands there twice, in lines 3 and 5. Only the last one would count: keep one.',
    ])
    expect(content).toEqual({ data: [{ id: "b", answer: "c" }] })
  })

  it("may be used three times, on one line", () => {
    expect(linesFor('{"a": {"b": 1, "b": 2, "b": 3}}')).toEqual([
      'content/faq.json:1:24 → "a" → "b" stands there 3 times, in line 1. Only the last one would count: keep one.',
    ])
  })

  it("is no mistake in two groups", () => {
    expect(linesFor('[{"a": 1}, {"a": 1}]')).toEqual([])
  })
})
