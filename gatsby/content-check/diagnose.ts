/** The usual reason why JSON cannot be read on from some place, in plain words. */
import { quoted } from "./inWords"
import { lineOf } from "./place"

export interface Diagnosis {
  offset: number
  message: string
}

interface Token {
  text: string
  start: number
  end: number
}

/** What stands before the place where reading stopped. */
interface Before {
  last: Token | undefined
  /** Whether the last token is the name of a field. */
  lastIsName: boolean
  /** The innermost bracket that is still open. */
  open: Token | undefined
}

const token = /"(?:[^"\\\n]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g
const closes: Readonly<Record<string, string>> = { "{": "}", "[": "]" }

/**
 * @param text a file
 * @param error what Babel's parser threw over it
 */
export function diagnose(text: string, error: unknown): Diagnosis {
  // Both the parser and the walk below it call themselves for each level.
  if (error instanceof RangeError) return { offset: 0, message: "the file has too many brackets inside brackets." }
  if (!(error instanceof SyntaxError) || !("pos" in error) || typeof error.pos !== "number") throw error
  const offset = error.pos
  const before = whatStandsBefore(text.slice(0, offset))
  const isUnclosedText = "reasonCode" in error && error.reasonCode === "UnterminatedString"
  if (isUnclosedText)
    return {
      offset,
      message:
        'a text begins here, but its closing quotation mark " is missing on this line. Put it at the end of the text.',
    }
  const next = text.slice(offset).trimStart()
  return (
    strangeCharacter(text, offset) ??
    endOfFile(text, next, before) ??
    atBracket(text, offset, before) ??
    atValue(text, offset, before)
  )
}

function whatStandsBefore(text: string): Before {
  const open: Token[] = []
  let previous: Token | undefined
  let last: Token | undefined
  for (const match of text.matchAll(token)) {
    previous = last
    last = { text: match[0], start: match.index, end: match.index + match[0].length }
    if (last.text in closes) open.push(last)
    else if (last.text === "}" || last.text === "]") open.pop()
  }
  const innermost = open.at(-1)
  const lastIsName =
    innermost?.text === "{" &&
    last !== undefined &&
    last.text.startsWith('"') &&
    (previous?.text === "{" || previous?.text === ",")
  return { last, lastIsName, open: innermost }
}

function strangeCharacter(text: string, offset: number): Diagnosis | undefined {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 32)
  if ("“”„‟«»‘’".includes(character))
    return { offset, message: `the quotation mark ${character} is a curly one. Use straight ones: " at both ends.` }
  if (character === "#") return { offset, message: "a comment stands here, but JSON has none. Remove it." }
  if (/^(<<<<<<<|=======|>>>>>>>)/m.test(text.slice(offset, offset + 7)))
    return {
      offset,
      message:
        "two versions of this file were mixed here. Keep one of them and remove the lines with <<<<<<<, ======= and >>>>>>>.",
    }
  return undefined
}

function endOfFile(text: string, next: string, { last, open }: Before): Diagnosis | undefined {
  if (next !== "") return undefined
  const offset = last?.end ?? 0
  if (!open) return { offset, message: "the file holds no content." }
  return {
    offset,
    message: `the file ends here, but the ${open.text} of line ${lineOf(text, open.start)} is not closed. Add the missing ${closes[open.text] ?? ""}.`,
  }
}

/** Reading stopped at a bracket that closes, a comma or a colon. */
function atBracket(text: string, offset: number, { last, lastIsName, open }: Before): Diagnosis | undefined {
  const next = text.charAt(offset)
  if (!"}],:;".includes(next)) return undefined
  if (next === ";") return { offset, message: "a semicolon stands here. Use a comma between entries." }
  if (last?.text === ":" || (lastIsName && next !== ":"))
    return { offset, message: 'a value is missing here. Write "name": value.' }
  const grouped = /(\d{1,3}),(\d{3})$/.exec(text.slice(0, offset))
  if (open?.text === "{" && grouped)
    return {
      offset: grouped.index,
      message: `a number is written without commas: ${grouped[1] ?? ""}${grouped[2] ?? ""}.`,
    }
  if (next === ",") return { offset, message: "there is a comma too many here. Remove it." }
  if (next === ":")
    return {
      offset,
      message: 'a colon stands here, but a name can only stand in a group: put { and } around "name": value.',
    }
  if (!open) return { offset, message: `there is one ${next} too many here. Remove it.` }
  if (closes[open.text] !== next)
    return {
      offset,
      message: `${next} stands here, but the ${open.text} of line ${lineOf(text, open.start)} is still open. Close it with ${closes[open.text] ?? ""} first.`,
    }
  return { offset, message: `there is a comma too many before this ${next}. Remove it.` }
}

/** Reading stopped where something new begins. */
function atValue(text: string, offset: number, { last, lastIsName, open }: Before): Diagnosis {
  const rest = text.slice(offset)
  const shown = quoted(/^(?:"[^"\n]*"?|[^\s,\]}]+)/.exec(rest)?.[0] ?? rest.charAt(0))
  if (!last || "{[,:".includes(last.text))
    return { offset, message: `this cannot be read: ${shown}. Is a quotation mark " missing before it?` }
  if (!open)
    return {
      offset,
      message:
        "something stands behind the end of the content. Put all entries into one pair of [ ], with commas between them.",
    }
  const sameLine = !text.slice(last.end, offset).includes("\n")
  const startsLikeValue = /^["{[]/.test(rest)
  if (sameLine && last.text.endsWith('"') && !startsLikeValue)
    return {
      offset,
      message:
        'the text before this ends too early: a quotation mark " is one too many or missing. Inside a text write \\" instead.',
    }
  if (lastIsName) return { offset, message: `a colon is missing between the name ${last.text} and its value.` }
  const isWord = /^[a-z]/i.test(last.text) && !["true", "false", "null"].includes(last.text)
  if (isWord || (sameLine && /^\d/.test(last.text) && /^[a-z]/i.test(rest)))
    return { offset: last.start, message: `a text has no quotation mark " before its first word: ${last.text}.` }
  return { offset: last.end, message: "a comma is missing here, between two entries." }
}
