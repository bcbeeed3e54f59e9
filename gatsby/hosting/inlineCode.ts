/** What stands inline in a page and what the hosting adapter writes into its head. */
import { parse, type DefaultTreeAdapterTypes } from "parse5"

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

export interface InlineCode {
  /** Texts of script elements that run; blocks of data such as JSON-LD need no leave. */
  scripts: string[]
  /** Texts of style elements. */
  styles: string[]
  /** Values of style attributes. */
  styleAttributes: string[]
  /** Event handlers in attributes, such as `onclick` on a button: the policy forbids them all. */
  eventHandlers: string[]
}

/** Marks what this module has written, so that a page that Gatsby did not build anew is not written to twice. */
const mark = "data-hosting"

/** Types of script that a browser runs or obeys (https://html.spec.whatwg.org/#prepare-the-script-element). */
const runs = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/** The inline code of a page, each text once. */
export function inlineCode(html: string): InlineCode {
  const elements = elementsOf(html)
  const attributes = elements.flatMap((element) => element.attrs.map((attribute) => ({ element, ...attribute })))
  return {
    scripts: unique(elements.filter((element) => isInlineScript(element)).map(textOf)),
    styles: unique(elements.filter(({ tagName }) => tagName === "style").map(textOf)),
    styleAttributes: unique(attributes.filter(({ name }) => name === "style").map(({ value }) => value)),
    eventHandlers: unique(
      attributes
        .filter(({ name }) => /^on[a-z]/.test(name))
        .map(({ element, name }) => `${name} of ${element.tagName}`),
    ),
  }
}

/** Whether the text is a whole page with a head written out, and not a fragment such as Gatsby's slices. */
export function isPage(html: string): boolean {
  return headStart(elementsOf(html)) !== undefined
}

/**
 * The page with these elements at the start of its head.
 *
 * The character set stays first: browsers look for it in the first 1,024 bytes only, and a policy is longer than that.
 * @param additions elements made by `marked` and `markedScript`
 */
export function withHeadStart(html: string, additions: readonly string[]): string {
  const elements = elementsOf(html)
  const charset = elements.find(
    ({ tagName, attrs }) => tagName === "meta" && attrs.some(({ name }) => name === "charset"),
  )
  const bare = charset ? cut(html, [charset]) : html
  const start = headStart(elementsOf(bare))
  if (start === undefined) throw new Error("This page has no head to write a policy into.")
  return `${bare.slice(0, start)}<meta charset="utf-8"/>${additions.join("")}${bare.slice(start)}`
}

/** The page with a script right behind the element of that id. */
export function withScriptBehind(html: string, id: string, code: string): string {
  const element = elementsOf(html).find(({ attrs }) => attrs.some(({ name, value }) => name === "id" && value === id))
  const end = element?.sourceCodeLocation?.endOffset
  if (end === undefined) throw new Error(`This page has no element with the id "${id}".`)
  return `${html.slice(0, end)}${markedScript(code)}${html.slice(end)}`
}

/** A `meta` element that this module will find again. Values are escaped. */
export function marked(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`)
  return `<meta ${mark}="" ${written.join(" ")}/>`
}

/** A script element that this module will find again. */
export function markedScript(code: string): string {
  return `<script ${mark}="">${code}</script>`
}

/** Text that can stand in an attribute between double quotes, and in an element. */
export function escapeAttribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}

/** The page as it was before anything was written into it. */
export function withoutMarked(html: string): string {
  return cut(
    html,
    elementsOf(html).filter(({ attrs }) => attrs.some(({ name }) => name === mark)),
  )
}

/** The page without these elements of it. */
export function cut(html: string, elements: readonly Element[]): string {
  return elements.reduceRight((text, { sourceCodeLocation: place }) => {
    return place ? text.slice(0, place.startOffset) + text.slice(place.endOffset) : text
  }, html)
}

/** Offset right behind the start tag of the head. */
function headStart(elements: readonly Element[]): number | undefined {
  return elements.find(({ tagName }) => tagName === "head")?.sourceCodeLocation?.startTag?.endOffset
}

function isInlineScript({ tagName, attrs }: Element): boolean {
  if (tagName !== "script" || attrs.some(({ name }) => name === "src")) return false
  return runs.test(attrs.find(({ name }) => name === "type")?.value.trim() ?? "")
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ("value" in node ? node.value : "")).join("")
}

/** All elements in the order of the source; noscript is read as a browser without scripts does. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = []
  const visit = (node: Node) => {
    if ("tagName" in node) found.push(node)
    if ("content" in node) visit(node.content)
    if ("childNodes" in node) node.childNodes.forEach(visit)
  }
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
  return found
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
