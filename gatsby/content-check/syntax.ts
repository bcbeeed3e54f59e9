/**
 * JSON that cannot be read, said with line, column and the usual reason.
 *
 * The text is parsed as a JavaScript expression, which allows more than JSON does. So the parser goes on behind the slips that
 * people make most (comma after the last entry, comments, single quotes, names without quotes), and all of them are named
 * at once, with their places. `JSON.parse` gives no place for many errors, and none at all for a name that is used twice.
 */
import { parseExpression } from "@babel/parser"
import type { Expression, ObjectExpression } from "@babel/types"
import { diagnose } from "./diagnose"
import { lineOf, placeAtOffset, problemAt } from "./place"
import type { ContentPath, ContentProblem } from "./problem"
import { kindOfSlip, slipInName } from "./slips"

export interface Parsed {
  problems: ContentProblem[]
  /** Absent where the text cannot be read. */
  content?: { data: unknown }
}

/** Reads the text of one content file. */
export function parseContent(file: string, text: string): Parsed {
  const unreadable = wholeFileProblem(text)
  if (unreadable) return { problems: [{ file, path: [], message: unreadable }] }
  let problems: ContentProblem[]
  try {
    problems = slipsIn(file, text)
  } catch (error) {
    const { offset, message } = diagnose(text, error)
    return { problems: [problemAt(file, text, offset, message)] }
  }
  try {
    return { problems, content: { data: JSON.parse(text) as unknown } }
  } catch {
    return { problems: problems.length > 0 ? problems : [problemAt(file, text, 0, "the file cannot be read as JSON.")] }
  }
}

function wholeFileProblem(text: string): string | undefined {
  if (text.includes("\uFFFD") || text.includes("\0"))
    return "is not saved as UTF-8. Save it again with the encoding UTF-8."
  if (text.startsWith("\uFEFF"))
    return 'is saved with an invisible mark at its beginning. Save it as "UTF-8" instead of "UTF-8 with BOM", or run: npm run content:check -- --fix'
  if (text.trim() === "") return "is empty. Put the content back, or take the last version from the history."
  return undefined
}

/**
 * Slips that the parser goes on behind.
 * @throws SyntaxError or RangeError of the parser, for `diagnose`
 */
function slipsIn(file: string, text: string): ContentProblem[] {
  const expression = parseExpression(text, {
    errorRecovery: true,
    createParenthesizedExpressions: true,
    attachComment: false,
  })
  const comments = (expression.comments ?? []).map(({ start }) =>
    problemAt(file, text, start ?? 0, "a comment stands here, but JSON has none. Remove it."),
  )
  return [...comments, ...checkNode(expression, { file, text }, [])]
}

interface Source {
  file: string
  text: string
}

function checkNode(node: Expression, source: Source, path: ContentPath): ContentProblem[] {
  const { file, text } = source
  const comma = node.extra?.["trailingComma"]
  const trailing =
    typeof comma === "number"
      ? [
          problemAt(
            file,
            text,
            comma,
            "a comma stands after the last entry. Remove it: commas stand between entries only.",
          ),
        ]
      : []
  if (node.type === "ObjectExpression")
    return [
      ...node.properties.flatMap((property) => checkProperty(property, source, path)),
      ...repeatedNames(node, source, path),
      ...trailing,
    ]
  if (node.type === "ArrayExpression")
    return [
      ...node.elements.flatMap((element, index) => {
        if (element === null)
          return [
            problemAt(
              file,
              text,
              holeAt(node.elements, index, node.start ?? 0),
              "two commas stand in a row. Remove one.",
            ),
          ]
        if (element.type === "SpreadElement")
          return [problemAt(file, text, element.start ?? 0, kindOfSlip(element, text) ?? "")]
        return checkNode(element, source, [...path, index])
      }),
      ...trailing,
    ]
  const slip = kindOfSlip(node, text)
  return slip ? [problemAt(file, text, node.start ?? 0, slip)] : []
}

/** Where the entry before a hole ends. */
function holeAt(elements: readonly ({ end?: number | null } | null)[], index: number, listStart: number): number {
  return elements.slice(0, index).reduce((end, element) => element?.end ?? end, listStart)
}

function checkProperty(
  property: ObjectExpression["properties"][number],
  source: Source,
  path: ContentPath,
): ContentProblem[] {
  const slip = slipInName(property, source.text)
  const problems = slip ? [problemAt(source.file, source.text, property.start ?? 0, slip)] : []
  if (property.type !== "ObjectProperty" || property.shorthand) return problems
  // Only patterns on the left of an assignment are no expressions, and there is none in a value.
  return [...problems, ...checkNode(property.value as Expression, source, [...path, nameOf(property) ?? ""])]
}

/** Each name that is used more than once, at its last place. */
function repeatedNames(node: ObjectExpression, { file, text }: Source, path: ContentPath): ContentProblem[] {
  const offsets = new Map<string, number[]>()
  for (const property of node.properties) {
    const name = nameOf(property)
    if (name !== undefined) offsets.set(name, [...(offsets.get(name) ?? []), property.start ?? 0])
  }
  return [...offsets]
    .filter(([, found]) => found.length > 1)
    .map(([name, found]) => ({
      file,
      path: [...path, name],
      place: placeAtOffset(text, found.at(-1) ?? 0),
      message: `stands there ${found.length === 2 ? "twice" : `${found.length} times`}, in ${linesInWords(found.map((offset) => lineOf(text, offset)))}. Only the last one would count: keep one.`,
    }))
}

function linesInWords(lines: readonly number[]): string {
  const [first, ...others] = new Set(lines)
  if (others.length === 0) return `line ${first}`
  return `lines ${[first, ...others.slice(0, -1)].join(", ")} and ${others.at(-1)}`
}

function nameOf(property: ObjectExpression["properties"][number]): string | undefined {
  return property.type === "ObjectProperty" && property.key.type === "StringLiteral" ? property.key.value : undefined
}
