/** Reads JSON and explains syntax errors. `JSON.parse` gives no position for many errors and accepts duplicate names. */
import { getNodePath, parse, parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser"
import { quote } from "./format"
import { positionAt } from "./position"
import type { ContentProblem } from "./problem"

export interface ParsedContent {
  problems: ContentProblem[]
  /** Absent if the text is not valid JSON. */
  content?: { data: unknown }
}

interface SyntaxProblem {
  offset: number
  message: string
}

interface Token {
  source: string
  offset: number
  end: number
}

const maxLineLength = 100
const closingBrackets: Readonly<Record<string, string>> = { "{": "}", "[": "]" }
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

export function parseContent(file: string, text: string): ParsedContent {
  const fileMessage = fileProblem(text)
  if (fileMessage) return { problems: [{ file, path: [], message: fileMessage }] }
  try {
    if (!isJson(text)) return { problems: syntaxProblems(text).map((problem) => withLine(file, text, problem)) }
    const tree = parseTree(text)
    const problems = tree ? duplicateNames(tree, text).map((problem) => ({ file, ...problem })) : []
    return { problems, content: { data: JSON.parse(text) as unknown } }
  } catch (error) {
    // jsonc-parser is recursive: deep nesting overflows the stack, which throws a RangeError.
    if (!(error instanceof RangeError)) throw error
    const problem = {
      offset: 0,
      message: "brackets are nested too deeply in this file. Remove the extra opening brackets.",
    }
    return { problems: [withLine(file, text, problem)] }
  }
}

function fileProblem(text: string): string | undefined {
  if (text.includes("\uFFFD") || text.includes("\0"))
    return "is not saved as UTF-8. Save it again with the encoding UTF-8."
  if (text.startsWith("\uFEFF"))
    return 'begins with an invisible mark, because it is saved as "UTF-8 with BOM". Save it as "UTF-8": in VS Code, click "UTF-8 with BOM" at the bottom right, then "Save with Encoding", then "UTF-8". Or run: npm run content:check -- --fix'
  if (text.trim() === "") return "is empty. Put the content back, or restore the last version from the Git history."
  return undefined
}

/** Returns a problem for each invalid token. If all tokens are valid, returns the first error in their order. */
function syntaxProblems(text: string): SyntaxProblem[] {
  const conflict = /^(?:<{7}|={7}|>{7})/m.exec(text)
  const conflictMessage =
    "this is a merge conflict: the file contains two versions of these lines. Keep one version and remove the lines with <<<<<<<, ======= and >>>>>>>."
  if (conflict) return [{ offset: conflict.index, message: conflictMessage }]
  const tokens = [...text.matchAll(tokenPattern)].map(({ 0: source, index }): Token => ({
    source,
    offset: index,
    end: index + source.length,
  }))
  const broken = tokens.flatMap((token) => brokenText(token, text) ?? [])
  const problems = tokens.flatMap((token, index) => {
    const within = broken.find(({ offset, end }) => offset <= token.offset && token.offset < end)
    if (within) return within.offset === token.offset ? [within] : []
    const curly = curlyEnd(token) ?? curlyEndBefore(token, tokens[index - 1], text)
    if (curly) return [curly]
    const message = tokenMessage(token, tokens[index - 1], tokens[index + 1], text)
    return message ? [{ offset: token.offset, message }] : []
  })
  return problems.length > 0 ? problems : [orderProblem(text, tokens)]
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

/** Returns the first error in the order of valid tokens, such as a missing comma. */
function orderProblem(text: string, tokens: readonly Token[]): SyntaxProblem {
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true })
  const offset = errors[0]?.offset ?? 0
  const code = errors[0] && printParseErrorCode(errors[0].error)
  const before = tokens.filter((token) => token.offset < offset)
  const previous = before.at(-1)
  const end = previous?.end ?? 0
  const next = tokens[before.length]?.source ?? ""
  const open = innermostOpenBracket(before)
  const closing = closingBrackets[open?.source ?? ""] ?? ""
  const opening = open ? `the ${open.source} of line ${positionAt(text, open.offset).line}` : ""
  if (open && !next)
    return { offset: end, message: `the file ends here, but ${opening} is not closed. Add the missing ${closing}.` }
  if (/^[}\]]$/.test(next) && next !== closing) {
    const tooEarly = `this ${next} comes too early: ${opening} is still open. Close it with ${closing} first.`
    return { offset, message: open ? tooEarly : `this ${next} is one too many. Remove it.` }
  }
  if (next === ":" && (code === "CommaExpected" || !open))
    return { offset, message: 'this colon is not inside a group. Put { and } around "name": value.' }
  if (next === "{" && open?.source === "{" && previous?.source !== ":") {
    const place = previous?.source === "," ? "before this comma" : "here, and a comma after it"
    const message = `${opening} is not closed before the next one. Put the missing } ${place}.`
    return { offset: previous?.source === "," ? previous.offset : end, message }
  }
  if (code === "EndOfFileExpected") {
    const message =
      "the file has more than one list or group. Put all entries into one pair of [ ], with commas between them."
    return { offset, message }
  }
  if (code === "CommaExpected") return { offset: end, message: "a comma is missing here, between two entries." }
  if (code === "ColonExpected" && previous && !/^[},]$/.test(next))
    return { offset, message: `a colon is missing between the name ${previous.source} and its value.` }
  const missing = code === "PropertyNameExpected" ? "name" : "value"
  return { offset, message: `a ${missing} is missing here. Write "name": value.` }
}

function innermostOpenBracket(tokens: readonly Token[]): Token | undefined {
  const open: Token[] = []
  for (const token of tokens) {
    if (token.source in closingBrackets) open.push(token)
    else if (/^[}\]]$/.test(token.source)) open.pop()
  }
  return open.at(-1)
}

/** Reports each name that an object has more than once, at the last occurrence, whose value `JSON.parse` returns. */
function duplicateNames({ type, children = [] }: Node, text: string): Omit<ContentProblem, "file">[] {
  const nodesByName = new Map<unknown, Node[]>()
  const names = type === "object" ? children.flatMap((property) => property.children?.[0] ?? []) : []
  for (const name of names) nodesByName.set(name.value, [...(nodesByName.get(name.value) ?? []), name])
  const duplicates = [...nodesByName.values()].flatMap((nodes) => {
    const last = nodes.at(-1)
    if (!last || nodes.length === 1) return []
    const lines = new Set(nodes.map(({ offset }) => String(positionAt(text, offset).line)))
    const where = `${lines.size === 1 ? "line" : "lines"} ${new Intl.ListFormat("en-US").format(lines)}`
    const message = `is used ${nodes.length} times, in ${where}. Only the last one counts: keep one.`
    return [{ path: getNodePath(last), position: positionAt(text, last.offset), message }]
  })
  return [...duplicates, ...children.flatMap((child) => duplicateNames(child, text))]
}

/** Adds the position and the text of the line, for which maintainers can search if their editor shows no line numbers. */
function withLine(file: string, text: string, { offset, message }: SyntaxProblem): ContentProblem {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1
  const line = (text.slice(lineStart).split("\n", 1)[0] ?? "").trim()
  const shown = line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line
  return { file, position: positionAt(text, offset), message: `${message} The line reads: ${shown || "(nothing)"}` }
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
