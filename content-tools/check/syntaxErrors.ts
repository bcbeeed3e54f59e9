/** Explains the errors of jsonc-parser to maintainers, who are not programmers. */
import { printParseErrorCode, type ParseError } from "jsonc-parser"

/** A mistake that the codes of jsonc-parser do not distinguish. */
interface Pattern {
  /** Matches at the error. Sticky. */
  at: RegExp
  message: string
  /** Whether the mistake is the character before the error. */
  isBefore?: boolean
}

const notNumber =
  'this is not written as a number. Write digits only, as in 1460 or 2.5, or put a date or a text in quotation marks: "2025-06-17".'
const backslash = "there is a single backslash \\ inside a text. Remove it, or write \\\\ to show one."
const comment = "this is a comment, but JSON has no comments. Remove it."
const extraQuotationMark = "there is one quotation mark too many here. Remove it."
const extraComma = "this comma is one too many. Remove it: commas go only between entries."

/** The first that matches explains the error. */
const patterns: readonly Pattern[] = [
  {
    at: /['`‘’“”„‟«»]/y,
    message: 'this quotation mark is the wrong one. Use straight double ones at both ends of a text, as in "cost".',
  },
  {
    at: /"[^"\n]*[“”„‟″][\s,]*?(\n|$)/y,
    message: 'the quotation mark that ends this text is curly. Replace it by a straight one: ".',
  },
  { at: /(?<=\S")"[^\S\n]*(?=[,}\]\n])/y, message: extraQuotationMark },
  { at: /(?<=[:,[{]\s*"")[^\s:,}\]]/y, message: extraQuotationMark, isBefore: true },
  { at: /(?<=[{,]\s*"\w+:\s*")\S/y, message: 'a quotation mark is missing before the colon, as in "name":.' },
  { at: /[$€£]/y, message: "a price has no currency sign and no comma. Write digits only, as in 1460." },
  {
    at: /(?<=\d,[^\S\n]?)\d/y,
    message: "a number has no comma. Write digits only, with a point for decimals, as in 1460 or 2.5.",
  },
  { at: /(?<=\d)[^\s"{}[\],;]/y, message: notNumber },
  { at: /[^\S \t\r\n]|\p{Cf}/uy, message: "there is an invisible character here. Remove it." },
  { at: /(?<=[,{[]\s*),/y, message: extraComma },
  { at: /(?<=,\s*)[}\]]/y, message: extraComma, isBefore: true },
  { at: /[;=]/y, message: "this sign is wrong. Use a comma between entries, and a colon after a name." },
  { at: /(?<="\s*):/y, message: "a { is missing before this name. An entry begins with { and ends with }." },
  { at: /(?<![:,]\s*)[}\]]/y, message: "this bracket is one too many, or another bracket is missing before it." },
  {
    at: /(?<![}\]]\s*)\{(?!\{)/y,
    message: "a new entry begins here, but the entry before it has no }. Put the missing } before this.",
  },
]

const sentences: Readonly<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  InvalidSymbol:
    "this is not in quotation marks. " +
    'Write a text as "cost", a choice as true or false, and a number with digits only. ' +
    'Inside a text, write \\" instead of ".',
  InvalidNumberFormat: notNumber,
  PropertyNameExpected: 'a name is missing here. Write "name": value.',
  ValueExpected: 'a value is missing here. Write "name": value.',
  ColonExpected: "a colon is missing here, between a name and its value.",
  CommaExpected: 'a comma is missing here, between two entries. If this is inside a text, write \\" instead of ".',
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
const reportedBefore = ["CommaExpected", "CloseBraceExpected", "CloseBracketExpected"]

export function explain(text: string, error: ParseError | undefined): { offset: number; message: string } {
  const code = error ? printParseErrorCode(error.error) : "<unknown ParseErrorCode>"
  const offset = error?.offset ?? 0
  const pattern = patterns.find(({ at }) => {
    at.lastIndex = offset
    return at.test(text)
  })
  const { message, isBefore } = pattern ?? { message: sentences[code], isBefore: reportedBefore.includes(code) }
  return { offset: isBefore ? text.slice(0, offset).trimEnd().length - 1 : offset, message }
}
