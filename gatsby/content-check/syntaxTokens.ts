/** Splits JSON into tokens and explains the invalid ones. Common mistakes are one token each. */
import { quote } from "./format"

export interface SyntaxProblem {
  offset: number
  message: string
}

export interface Token {
  source: string
  offset: number
  end: number
}

const wrongQuotes = "'`“”„‟«»‘’"

/** Matches the tokens of JSON, and each common mistake as one token. */
const tokenPattern = new RegExp(
  [
    // A string, with or without its closing quotation mark.
    String.raw`"(?:[^"\\\n]|\\.)*"?`,
    // A string in other quotation marks.
    String.raw`[${wrongQuotes}][^\n]*?[${wrongQuotes}"](?=\s*(?:[,:;}\]\n]|$))`,
    // A URL without quotation marks.
    String.raw`[a-z]+://[^\s"{}[\],]*`,
    // A comment.
    String.raw`//.*|/\*[^]*?(?:\*/|$)|#.*`,
    String.raw`[{}[\],:;]`,
    // Whitespace that JSON does not allow, and zero-width characters.
    String.raw`(?:[^\S \t\r\n]|\p{Cf})+`,
    // A number with a currency sign, thousands separators or both.
    String.raw`(?<=:\s*)(?:[$€£]\s?\d+(?:,\d{3})*(?:\.\d+)?|\d{1,3}(?:,\d{3})+)(?!\d)`,
    // A keyword or a number.
    String.raw`(?:true|false|null|-?\d[\d.]*)(?=\s*(?:["{}[\],:;/#]|$))`,
    // Words without quotation marks, up to the end of the line, punctuation or a comment.
    String.raw`[^\s"{}[\],:;].*?(?=\s*(?:[{}[\],:;\n]|$)|\s+(?:/[/*]|#))`,
  ].join("|"),
  "gu",
)

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(tokenPattern)].map(({ 0: source, index }): Token => ({
    source,
    offset: index,
    end: index + source.length,
  }))
}

/** Returns a problem for each invalid token. */
export function tokenProblems(tokens: readonly Token[], text: string): SyntaxProblem[] {
  const broken = tokens.flatMap((token) => brokenText(token, text) ?? [])
  return tokens.flatMap((token, index) => {
    const within = broken.find(({ offset, end }) => offset <= token.offset && token.offset < end)
    if (within) return within.offset === token.offset ? [within] : []
    const curly = curlyEnd(token) ?? curlyEndBefore(token, tokens[index - 1], text)
    if (curly) return [curly]
    const message = tokenMessage(token, tokens[index - 1], tokens[index + 1], text)
    return message ? [{ offset: token.offset, message }] : []
  })
}

/** Reports a text that ends only in the next line. `end` is the offset after its last quotation mark. */
function brokenText({ source, offset, end }: Token, text: string): (SyntaxProblem & { end: number }) | undefined {
  if (!source.startsWith('"') || isClosed(source)) return undefined
  const [rest] = /^\r?\n[^"\n]*"(?=[ \t]*,?[ \t]*(?:\r?\n|$))/.exec(text.slice(end)) ?? []
  if (rest === undefined) return undefined
  const message = "this text is broken into two lines. Put it on one line: JSON has no line breaks inside a text."
  return { offset, message, end: end + rest.length }
}

function isClosed(source: string): boolean {
  return /^"(?:[^"\\]|\\.)*"$/.test(source)
}

/** Reports the curly quotation mark at the end of a text that begins with a straight one: `"a”,`. */
function curlyEnd({ source, offset }: Token): SyntaxProblem | undefined {
  const [, start, mark] = /^("(?:[^"\\\n]|\\.)*)([“”„‟″])[\s,}\]:]*$/.exec(source) ?? []
  return start === undefined || mark === undefined ? undefined : curlyProblem(offset + start.length, mark)
}

/** Reports the same in a line with a further text, whose opening mark then ends the first one: `"a”, "b": …`. */
function curlyEndBefore(
  { source, offset }: Token,
  previous: Token | undefined,
  text: string,
): SyntaxProblem | undefined {
  if (!previous || isPunctuation(source) || isJson(source) || text.slice(previous.end, offset).includes("\n"))
    return undefined
  const [, start, mark] = /^("[^"]*?)([“”„‟″])\s*[,:}\]][^"]*"$/.exec(previous.source) ?? []
  return start === undefined || mark === undefined ? undefined : curlyProblem(previous.offset + start.length, mark)
}

function curlyProblem(offset: number, mark: string): SyntaxProblem {
  return {
    offset,
    message: `the quotation mark ${mark} that ends this text is curly. Replace it by a straight one: ".`,
  }
}

function isPunctuation(source: string): boolean {
  return /^[{}[\],:]$/.test(source)
}

/** Returns a message if a token is invalid. */
function tokenMessage(
  { source, offset }: Token,
  previous: Token | undefined,
  next: Token | undefined,
  text: string,
): string | undefined {
  if (/^(?:\/[/*]|#)/.test(source)) return "this is a comment, but JSON has no comments. Remove it."
  if (source === ";") return "this is a semicolon. Use a comma between entries."
  if (source === "," && (/^[{[]$/.test(previous?.source ?? "") || /^[}\],]$/.test(next?.source ?? "")))
    return "this comma is one too many. Remove it: commas go only between entries."
  if (isPunctuation(source) || isJson(source)) return undefined
  if (source.startsWith('"')) return stringMessage(source)
  const isOnSameLine = previous && !text.slice(previous.end, offset).includes("\n")
  if (isOnSameLine && previous.source.startsWith('"') && source.startsWith("="))
    return "this is an equals sign. Write a colon between the name and its value."
  if (isOnSameLine && previous.source.startsWith('"'))
    return 'the text before this ends too early: a quotation mark " is one too many or missing. Inside a text write \\" instead.'
  if (/^[\s\p{Cf}]+$/u.test(source)) return "there is an invisible character here. Remove it."
  if (wrongQuotes.includes(source.charAt(0)))
    return `the quotation mark ${source.charAt(0)} is the wrong one. Use straight double ones: ${quote(source.slice(1, -1))}.`
  if (/^[$€£]\s?\d[\d,.]*$/.test(source))
    return `a price is written as a number without currency sign and commas: ${source.replace(/[^\d.]/g, "")}.`
  if (/^\d{1,3}(?:,\d{3})+$/.test(source)) return `a number is written without commas: ${source.replaceAll(",", "")}.`
  if (/^\d{4}-\d{2}-\d{2}$/.test(source)) return `a date needs quotation marks. Write ${quote(source)}.`
  if (/^-?0+\d/.test(source) && isJson(source.replace(/^(-?)0+(?=\d)/, "$1")))
    return `a number does not begin with 0. Write ${source.replace(/^(-?)0+(?=\d)/, "$1")}.`
  if (/^[-+.]?\d/.test(source))
    return `${quote(source)} is not written as a number. Write digits only, with a point for decimals, such as 1460 or 2.5, or put a text in quotation marks.`
  const keyword = source.toLowerCase()
  if (["yes", "no", "on", "off"].includes(keyword))
    return `this has no quotation marks. Write ${/^(?:yes|on)$/.test(keyword) ? "true" : "false"} for a choice, or ${quote(source)} for a text.`
  if (["true", "false", "null"].includes(keyword)) return `this has to be in lower case: ${keyword}.`
  if (source.endsWith('"'))
    return `a text has no quotation mark " at its beginning. Write ${quote(source.slice(0, -1))}.`
  return `this has no quotation marks. Write ${quote(source)}.`
}

function stringMessage(source: string): string {
  if (!isClosed(source))
    return 'a text begins here, but its closing quotation mark " is missing on this line. Put it at the end of the text.'
  if (source.includes("\t")) return "there is a tab inside a text. Put a space in its place."
  if (source.includes("\\"))
    return "there is a single backslash \\ inside a text. Remove it, or write \\\\ to show one."
  return "there is an invisible character inside a text. Type the text again."
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
