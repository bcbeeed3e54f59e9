import { locateProblems } from "./position"
import { formatProblem } from "./problem"
import { parseContent } from "./syntax"

const linesFor = (text: string) => locateProblems(parseContent("faq.json", text).problems, text).map(formatProblem)
const at = (line: number, column: number, sentence: string) => `content/faq.json:${line}:${column}: ${sentence}`

describe("JSON with a syntax error", () => {
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
      [at(2, 11, 'this comma is one too many. Remove it: commas go only between entries. The line reads: {"a": 1},')],
    ],
    [
      "two commas",
      "[1,, 2]",
      [at(1, 3, "this comma is one too many. Remove it: commas go only between entries. The line reads: [1,, 2]")],
    ],
    [
      "a comma before the first field",
      '{, "a": 1}',
      [at(1, 2, 'this comma is one too many. Remove it: commas go only between entries. The line reads: {, "a": 1}')],
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
      [
        at(
          1,
          7,
          'a text has no quotation mark " at its beginning. Write "hello world". The line reads: {"a": hello world"}',
        ),
      ],
    ],
    [
      "a word without quotation marks",
      '{"a": well}',
      [at(1, 7, 'this has no quotation marks. Write "well". The line reads: {"a": well}')],
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
      [at(1, 7, 'the quotation mark “ is the wrong one. Use straight double ones: "b". The line reads: {"a": “b”}')],
    ],
    [
      "single quotation marks",
      `{"a": 'b'}`,
      [at(1, 7, `the quotation mark ' is the wrong one. Use straight double ones: "b". The line reads: {"a": 'b'}`)],
    ],
    [
      "a name without quotation marks",
      "{a: 1}",
      [at(1, 2, 'this has no quotation marks. Write "a". The line reads: {a: 1}')],
    ],
    [
      "a comment",
      '{\n  // why\n  "a": 1\n}',
      [at(2, 3, "this is a comment, but JSON has no comments. Remove it. The line reads: // why")],
    ],
    [
      "a comment with #",
      '{"a": 1, # why\n"b": 2}',
      [at(1, 10, 'this is a comment, but JSON has no comments. Remove it. The line reads: {"a": 1, # why')],
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
      [at(1, 8, 'this is a semicolon. Use a comma between entries. The line reads: {"a": 1; "b": 2}')],
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
          'this } comes too early: the [ of line 1 is still open. Close it with ] first. The line reads: {"a": [1, 2}',
        ),
      ],
    ],
    ["a bracket too many", '{"a": 1}}', [at(1, 9, 'this } is one too many. Remove it. The line reads: {"a": 1}}')]],
    [
      "a field in a list",
      '["a": 1]',
      [at(1, 2, 'a { is missing before "a". An entry begins with { and ends with }. The line reads: ["a": 1]')],
    ],
    [
      "two lists in one file",
      '{"a": 1}, {"a": 2}',
      [
        at(
          1,
          9,
          'the file has more than one list or group. Put all entries into one pair of [ ], with commas between them. The line reads: {"a": 1}, {"a": 2}',
        ),
      ],
    ],
    [
      "fields outside a group",
      '"a": 1',
      [at(1, 1, 'a { is missing before "a". An entry begins with { and ends with }. The line reads: "a": 1')],
    ],
    [
      "a non-breaking space",
      '[\n\u00a0 "a"\n]',
      [at(2, 1, 'there is an invisible character here. Remove it. The line reads: "a"')],
    ],
    [
      "a curly quotation mark at the end of a text",
      '{\n  "a": "cohort.”,\n  "b": 1\n}',
      [
        at(
          2,
          16,
          'the quotation mark ” that ends this text is curly. Replace it by a straight one: ". The line reads: "a": "cohort.”,',
        ),
      ],
    ],
    [
      "a curly quotation mark at the end of a text with another text in the same line",
      '{"a": "cohort.”, "b": "c"}',
      [
        at(
          1,
          15,
          'the quotation mark ” that ends this text is curly. Replace it by a straight one: ". The line reads: {"a": "cohort.”, "b": "c"}',
        ),
      ],
    ],
    [
      "a price with currency sign and comma",
      '{"price": $1,460, "b": 1}',
      [
        at(
          1,
          11,
          'a price is written as a number without currency sign and commas: 1460. The line reads: {"price": $1,460, "b": 1}',
        ),
      ],
    ],
    [
      "a number with two commas",
      '{"price": 1,060,000}',
      [at(1, 11, 'a number is written without commas: 1060000. The line reads: {"price": 1,060,000}')],
    ],
    [
      "a URL without quotation marks",
      '{"a": https://example.org/}',
      [
        at(
          1,
          7,
          'this has no quotation marks. Write "https://example.org/". The line reads: {"a": https://example.org/}',
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
      [at(1, 7, 'a date needs quotation marks. Write "2025-02-28". The line reads: {"a": 2025-02-28}')],
    ],
    [
      "a capital letter in true",
      '{"a": True}',
      [at(1, 7, 'this has to be in lower case: true. The line reads: {"a": True}')],
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
      "a merge conflict",
      "[\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> x\n]",
      [
        at(
          2,
          1,
          "this is a merge conflict: the file contains two versions of these lines. Keep one version and remove the lines with <<<<<<<, ======= and >>>>>>>. The line reads: <<<<<<< HEAD",
        ),
      ],
    ],
    ["something else", "<a/>", [at(1, 1, 'this has no quotation marks. Write "<a/>". The line reads: <a/>')]],
  ])("reports %s", (_, text, lines) => {
    expect(linesFor(text)).toEqual(lines)
  })

  const noQuotes = (text: string) => `this has no quotation marks. Write "${text}".`
  const choice = (value: boolean, text: string) =>
    `this has no quotation marks. Write ${value} for a choice, or "${text}" for a text.`
  const noNumber = (text: string) =>
    `"${text}" is not written as a number. Write digits only, with a point for decimals, such as 1460 or 2.5, or put a text in quotation marks.`
  const broken = "this text is broken into two lines. Put it on one line: JSON has no line breaks inside a text."
  const notClosed =
    'a text begins here, but its closing quotation mark " is missing on this line. Put it at the end of the text.'
  const notOpened = (text: string) => `a text has no quotation mark " at its beginning. Write "${text}".`
  const curly = 'the quotation mark ” that ends this text is curly. Replace it by a straight one: ".'
  const invisible = "there is an invisible character here. Remove it."
  const conflict =
    "this is a merge conflict: the file contains two versions of these lines. Keep one version and remove the lines with <<<<<<<, ======= and >>>>>>>."

  it.each<[string, ...string[]]>([
    ['{"a": yes}', `1:7: ${choice(true, "yes")}`],
    ['{"a": No}', `1:7: ${choice(false, "No")}`],
    ['{"a": on}', `1:7: ${choice(true, "on")}`],
    ['{"a": off}', `1:7: ${choice(false, "off")}`],
    ['{"a": yesterday}', `1:7: ${noQuotes("yesterday")}`],
    ['{"a": False}', "1:7: this has to be in lower case: false."],
    ['{"a": NULL}', "1:7: this has to be in lower case: null."],
    ['{"a": 007}', "1:7: a number does not begin with 0. Write 7."],
    ['{"a": -012}', "1:7: a number does not begin with 0. Write -12."],
    ['{"a": 007.}', `1:7: ${noNumber("007.")}`],
    ['{"a": 1.02.3}', `1:7: ${noNumber("1.02.3")}`],
    ['{"a": +5}', `1:7: ${noNumber("+5")}`],
    ['{"a": 5 weeks}', `1:7: ${noNumber("5 weeks")}`],
    ['{"a": a5}', `1:7: ${noQuotes("a5")}`],
    ['{"a": US$20}', `1:7: ${noQuotes("US$20")}`],
    ['{"a": $ 1,460}', "1:7: a price is written as a number without currency sign and commas: 1460."],
    ['{"a": €20.50}', "1:7: a price is written as a number without currency sign and commas: 20.50."],
    ['{"a": 12,345}', "1:7: a number is written without commas: 12345."],
    ['{"a": x2025-02-28}', `1:7: ${noQuotes("x2025-02-28")}`],
    ['{"a": "one\ntwo",\n"b": 1}', `1:7: ${broken}`],
    ['{"a": "one\r\ntwo"\r\n}', `1:7: ${broken}`],
    ['["one\ntwo"', `1:2: ${broken}`],
    ['["one\ntwo", x\n]', `1:2: ${notClosed}`, `2:1: ${notOpened("two")}`, `2:7: ${noQuotes("x")}`],
    ['["one\n\ntwo"\n]', `1:2: ${notClosed}`, `3:1: ${notOpened("two")}`],
    ['["one\ntwo",\nthree]', `1:2: ${broken}`, `3:1: ${noQuotes("three")}`],
    [
      '[zero, "one\ntwo",\n"three\nfour"]',
      `1:2: ${noQuotes("zero")}`,
      `1:8: ${broken}`,
      `3:1: ${notClosed}`,
      `4:1: ${notOpened("four")}`,
    ],
    ['["b”]', `1:4: ${curly}`],
    ['["b”\n]', `1:4: ${curly}`],
    ['["b” , 5, "c"]', `1:4: ${curly}`],
    [
      '["it was “b”",\n"c" x]',
      '2:5: the text before this ends too early: a quotation mark " is one too many or missing. Inside a text write \\" instead.',
    ],
    ['["b\u0001c"]', "1:2: there is an invisible character inside a text. Type the text again."],
    ["[\u200b\u200b1]", `1:2: ${invisible}`],
    ["[1, a\u00a0b]", `1:5: ${noQuotes("a\u00a0b")}`],
    ['{"a" = 1}', "1:6: this is an equals sign. Write a colon between the name and its value."],
    ['{"a"\n= 1}', `2:1: ${noQuotes("= 1")}`],
    ["[1\n=======\n2]", `2:1: ${conflict}`],
    ["[1\n= 2]", `2:1: ${noQuotes("= 2")}`],
    ["[1\n> 2]", `2:1: ${noQuotes("> 2")}`],
    ["[x =======]", `1:2: ${noQuotes("x =======")}`],
    [
      '[{"a": 1\n{"b": 2}]',
      "1:9: the { of line 1 is not closed before the next one. Put the missing } here, and a comma after it.",
    ],
    [
      '[{"a": 1,\n{"b": 2}]',
      "1:9: the { of line 1 is not closed before the next one. Put the missing } before this comma.",
    ],
    [
      '{"a": 1 {"b": 1}}',
      "1:8: the { of line 1 is not closed before the next one. Put the missing } here, and a comma after it.",
    ],
    [": 1", "1:1: a { is missing before this. An entry begins with { and ends with }."],
    ["{: 1}", '1:2: a name is missing here. Write "name": value.'],
    ['{"a", "b": 1}', '1:5: a value is missing here. Write "name": value.'],
    ['{"a":: 1}', '1:6: a value is missing here. Write "name": value.'],
  ])("explains %j", (text, ...messages) => {
    const shown = linesFor(text).map((line) =>
      line.replace("content/faq.json:", "").replace(/ The line reads: .*$/s, ""),
    )
    expect(shown).toEqual(messages)
  })

  it("reports several mistakes at once, from top to bottom", () => {
    expect(linesFor("// why\n{\n  'a': 1,\n  b: .5,\n}")).toEqual([
      at(1, 1, "this is a comment, but JSON has no comments. Remove it. The line reads: // why"),
      at(3, 3, `the quotation mark ' is the wrong one. Use straight double ones: "a". The line reads: 'a': 1,`),
      at(4, 3, 'this has no quotation marks. Write "b". The line reads: b: .5,'),
      at(
        4,
        6,
        '".5" is not written as a number. Write digits only, with a point for decimals, such as 1460 or 2.5, or put a text in quotation marks. The line reads: b: .5,',
      ),
      at(4, 8, "this comma is one too many. Remove it: commas go only between entries. The line reads: b: .5,"),
    ])
  })

  it("counts lines that end with CR LF", () => {
    expect(linesFor('{\r\n  "a": 1\r\n  "b": 2\r\n}')).toEqual([
      at(2, 9, 'a comma is missing here, between two entries. The line reads: "a": 1'),
    ])
  })

  it("truncates a long line", () => {
    expect(linesFor(`{"a": ${"x".repeat(500)} }`)[0]).toMatch(/The line reads: .{100}…$/)
    expect(linesFor("x".repeat(100))[0]).toMatch(/The line reads: x{100}$/)
  })

  it("reports brackets that are nested too deeply", () => {
    expect(linesFor("[".repeat(100_000))[0]).toMatch(
      /^content\/faq\.json:1:1: brackets are nested too deeply in this file\. Remove the extra opening brackets\. The line reads: /,
    )
  })
})

describe("a file that is empty or has the wrong encoding", () => {
  it.each([
    [
      "",
      "content/faq.json:1:1: the file is empty. Write [] for a list without entries, or restore the last version from the Git history.",
    ],
    [
      "\n  \n",
      "content/faq.json:1:1: the file is empty. Write [] for a list without entries, or restore the last version from the Git history.",
    ],
    [
      "\uFEFF[]",
      'content/faq.json:1:1: the file begins with an invisible mark, because it is saved as "UTF-8 with BOM". Save it as "UTF-8": in VS Code, click "UTF-8 with BOM" at the bottom right, then "Save with Encoding", then "UTF-8". Or run: npm run content:check -- --fix',
    ],
    ['["caf\uFFFD"]', "content/faq.json:1:1: the file is not saved as UTF-8. Save it again with the encoding UTF-8."],
  ])("is reported: %j", (text, line) => {
    expect(linesFor(text)).toEqual([line])
  })
})

describe("a duplicate name", () => {
  it("is reported with both lines, and the file is still read", () => {
    const { problems, content } = parseContent(
      "faq.json",
      '[\n  {\n    "answer": "a",\n    "id": "b",\n    "answer": "c"\n  }\n]',
    )
    expect(locateProblems(problems, "").map(formatProblem)).toEqual([
      'content/faq.json:5:5 (item 1), "answer" is used 2 times, in lines 3 and 5. Only the last one counts: keep one.',
    ])
    expect(content).toEqual({ data: [{ id: "b", answer: "c" }] })
  })

  it("is reported once, even if it is used three times in one line", () => {
    expect(linesFor('{"a": {"b": 1, "b": 2, "b": 3}}')).toEqual([
      'content/faq.json:1:24, "a" → "b" is used 3 times, in line 1. Only the last one counts: keep one.',
    ])
  })

  it("is accepted in different groups", () => {
    expect(linesFor('[{"a": 1}, {"a": 1}]')).toEqual([])
  })
})
