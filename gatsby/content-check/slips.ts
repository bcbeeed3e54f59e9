/** What JavaScript allows in a value and JSON does not. */
import type { Expression, Node, ObjectExpression, SpreadElement } from "@babel/types"
import { quoted } from "./inWords"

const allowed = "Allowed are texts in quotation marks, numbers, true, false, lists in [ ] and groups in { }."

/** Why a single value is no JSON, or undefined where it is. */
export function kindOfSlip(node: Expression | SpreadElement, text: string): string | undefined {
  switch (node.type) {
    case "StringLiteral":
      return slipInText(sourceOf(node, text))
    case "TemplateLiteral":
      return 'a text stands in backticks ` `. Use straight double quotation marks: "…".'
    case "Identifier":
      return slipInWord(node.name)
    case "NumericLiteral":
    case "UnaryExpression":
    case "BinaryExpression":
      return canBeRead(sourceOf(node, text)) ? undefined : slipInNumber(sourceOf(node, text))
    case "BooleanLiteral":
    case "NullLiteral":
      return undefined
    case "SequenceExpression":
      return "the file holds more than one list or group. Put all entries into one pair of [ ], with commas between them."
    default:
      return `this cannot be read: ${quoted(sourceOf(node, text))}. ${allowed}`
  }
}

/** Why the name of a field is no JSON, or undefined where it is. */
export function slipInName(property: ObjectExpression["properties"][number], text: string): string | undefined {
  if (property.type !== "ObjectProperty")
    return `this is no field: ${quoted(sourceOf(property, text))}. Write "name": value.`
  if (property.shorthand) return `${quoted(sourceOf(property, text))} has no value. Write "name": value.`
  if (property.key.type === "StringLiteral" && !property.computed) return slipInText(sourceOf(property.key, text))
  const name = sourceOf(property.key, text)
  return `the name ${name} has no quotation marks. Write ${quoted(name)}.`
}

function slipInText(source: string): string | undefined {
  if (source.startsWith("'"))
    return `a text stands in single quotation marks. Use double ones: ${quoted(source.slice(1, -1))}.`
  if (canBeRead(source)) return undefined
  if (source.includes("\t")) return "there is a tab inside a text. Put a space in its place."
  if (source.includes("\\"))
    return "there is a single backslash \\ inside a text. Remove it, or write \\\\ to show one."
  return "there is an invisible character inside a text. Type the text anew."
}

function slipInWord(word: string): string {
  const lower = word.toLowerCase()
  if (["true", "false", "null"].includes(lower)) return `${word} has to be written in small letters: ${lower}.`
  return `${word} has no quotation marks. Write ${quoted(word)}.`
}

function slipInNumber(source: string): string {
  return `${quoted(source)} is not written as a number. Write digits only, with a point for decimals, such as 1460 or 2.5, or put a text in quotation marks.`
}

function canBeRead(source: string): boolean {
  try {
    JSON.parse(source)
    return true
  } catch {
    return false
  }
}

function sourceOf({ start, end }: Pick<Node, "start" | "end">, text: string): string {
  return text.slice(start ?? 0, end ?? 0)
}
