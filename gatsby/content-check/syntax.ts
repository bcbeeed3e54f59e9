/** Reads JSON and explains syntax errors. `JSON.parse` gives no position for many errors and accepts duplicate names. */
import { getNodePath, parse, parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser"
import { positionAt } from "./position"
import type { ContentProblem } from "./problem"
import { isJson, tokenProblems, tokensOf, type SyntaxProblem, type Token } from "./syntaxTokens"

export interface ParsedContent {
  problems: ContentProblem[]
  /** Absent if the text is not valid JSON. */
  content?: { data: unknown }
}

const maxLineLength = 100
const closingBrackets: Readonly<Record<string, string>> = { "{": "}", "[": "]" }

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
  if (text.trim() === "")
    return "is empty. Write [] for a list without entries, or restore the last version from the Git history."
  return undefined
}

/** Returns a problem for each invalid token. If all tokens are valid, returns the first error in their order. */
function syntaxProblems(text: string): SyntaxProblem[] {
  const conflict = /^(?:<{7}|={7}|>{7})/m.exec(text)
  const conflictMessage =
    "this is a merge conflict: the file contains two versions of these lines. Keep one version and remove the lines with <<<<<<<, ======= and >>>>>>>."
  if (conflict) return [{ offset: conflict.index, message: conflictMessage }]
  const tokens = tokensOf(text)
  const problems = tokenProblems(tokens, text)
  return problems.length > 0 ? problems : [orderProblem(text, tokens)]
}

/** Returns the first error in the order of valid tokens, such as a missing comma. */
function orderProblem(text: string, tokens: readonly Token[]): SyntaxProblem {
  const errors: ParseError[] = []
  parse(text, errors)
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
    return {
      offset: previous?.offset ?? offset,
      message: `a { is missing before ${previous?.source ?? "this"}. An entry begins with { and ends with }.`,
    }
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
