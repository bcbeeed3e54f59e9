/** Explains the errors of jsonc-parser to maintainers, who are not programmers. */
import { printParseErrorCode, type ParseError } from "jsonc-parser"

type Code = ReturnType<typeof printParseErrorCode>

/** A mistake that the codes of jsonc-parser do not distinguish. */
interface Pattern {
  /** Default: any. */
  codes?: readonly Code[]
  /** The text before the error. */
  before?: RegExp
  /** The text from the error on. */
  after: RegExp
  message: string
  /** Whether the mistake is the character before the error. Default: if its code is in `reportedBefore`. */
  isBefore?: boolean
}

const notNumber =
  'this is not written as a number. Write digits only, as in 1460 or 2.5, or put a date or a text in quotation marks: "2025-06-17".'
const wrongBracket = "this bracket is one too many, or another bracket is missing before it."
const backslash = "there is a single backslash \\ inside a text. Remove it, or write \\\\ to show one."
const comment = "this is a comment, but JSON has no comments. Remove it."
const extraComma = "comma is one too many. Remove it: commas go only between entries."

/** The first that fits explains the error. */
const patterns: readonly Pattern[] = [
  {
    after: /^['`‘’“”„‟«»]/,
    message: 'this quotation mark is the wrong one. Use straight double ones at both ends of a text, as in "cost".',
  },
  {
    after: /^"[^"\n]*[“”„‟″][\s,]*?(\n|$)/,
    message: 'the quotation mark that ends this text is curly. Replace it by a straight one: ".',
  },
  { after: /^[$€£]/, message: "a price has no currency sign and no comma. Write digits only, as in 1460." },
  {
    before: /\d,[^\S\n]?$/,
    after: /^\d/,
    message: "a number has no comma. Write digits only, with a point for decimals, as in 1460 or 2.5.",
  },
  { before: /\d$/, after: /^[^\s"{}[\],;]/, message: notNumber, isBefore: true },
  { after: /^([^\S \t\r\n]|\p{Cf})/u, message: "there is an invisible character here. Remove it." },
  { before: /[,{[]\s*$/, after: /^,/, message: `this ${extraComma}` },
  { before: /,\s*$/, after: /^[}\]]/, message: `this ${extraComma}`, isBefore: true },
  { after: /^;/, message: "this is a semicolon. Use a comma between entries." },
  {
    codes: ["InvalidSymbol", "CommaExpected"],
    before: /"[^\S\n]*$/,
    after: /^[^:}\]]/,
    message: 'the text before this ends too early, or a comma is missing. Inside a text, write \\" instead of ".',
  },
  {
    codes: ["CommaExpected", "EndOfFileExpected"],
    after: /^:/,
    message: "a { is missing before this name. An entry begins with { and ends with }.",
  },
  { codes: ["CommaExpected", "EndOfFileExpected"], after: /^[}\]]/, message: wrongBracket },
  {
    codes: ["PropertyNameExpected"],
    after: /^\{/,
    message: "a new entry begins here, but the entry before it has no }. Put the missing } before this.",
  },
]

const sentences: Readonly<Record<Code, string>> = {
  InvalidSymbol:
    'this is not in quotation marks. Write a text as "cost", a choice as true or false, and a number with digits only.',
  InvalidNumberFormat: notNumber,
  PropertyNameExpected: 'a name is missing here. Write "name": value.',
  ValueExpected: 'a value is missing here. Write "name": value.',
  ColonExpected: "a colon is missing here, between a name and its value.",
  CommaExpected: "a comma is missing here, between two entries.",
  CloseBraceExpected: "the file ends here, but a { is not closed. Add the missing }.",
  CloseBracketExpected: "the file ends here, but a [ is not closed. Add the missing ].",
  EndOfFileExpected:
    "the file has more than one list or group. Put all entries into one pair of [ ], with commas between them.",
  InvalidCommentToken: comment,
  UnexpectedEndOfComment: comment,
  UnexpectedEndOfString:
    'a text begins here, but does not end on this line. Put its closing quotation mark " on the same line.',
  UnexpectedEndOfNumber: notNumber,
  InvalidUnicode: backslash,
  InvalidEscapeCharacter: backslash,
  InvalidCharacter: "there is a tab or an invisible character inside this text. Put a space in its place.",
  "<unknown ParseErrorCode>": "this is not valid JSON. Compare the line with an earlier version.",
}

/** These errors are located at the next token, which may be some lines below the mistake. */
const reportedBefore: readonly Code[] = ["CommaExpected", "CloseBraceExpected", "CloseBracketExpected"]

/** Returns where the first error of a text is, and its message. Most of the other errors are consequences of the first. */
export function explain(text: string, [first, second]: readonly ParseError[]): { offset: number; message: string } {
  const code = codeOf(first)
  const offset = first?.offset ?? 0
  const [before, after] = [text.slice(0, offset), text.slice(offset)]
  const isKnown = (codes: readonly Code[]) =>
    codes.includes(code) || (second?.offset === offset && codes.includes(codeOf(second)))
  const pattern = patterns.find(
    ({ codes, ...one }) => (!codes || isKnown(codes)) && one.after.test(after) && (one.before?.test(before) ?? true),
  )
  const isBefore = pattern?.isBefore ?? reportedBefore.includes(code)
  return { offset: isBefore ? before.trimEnd().length - 1 : offset, message: pattern?.message ?? sentences[code] }
}

function codeOf(error: ParseError | undefined): Code {
  return error ? printParseErrorCode(error.error) : "<unknown ParseErrorCode>"
}
