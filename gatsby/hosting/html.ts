/** Reads the elements of a built page and inserts elements into it. */
import { parse, type DefaultTreeAdapterTypes } from "parse5"

type Node = DefaultTreeAdapterTypes.Node

export interface HtmlElement {
  tagName: string
  attributes: Readonly<Record<string, string>>
  /** Text directly in the element. */
  text: string
  /** Offset of the first character, and offset after the last character. */
  start: number
  end: number
}

/** The code in a page that a content-security policy allows by hash. */
export interface InlineCode {
  scripts: string[]
  styles: string[]
  styleAttributes: string[]
}

/** Values of `type` with which a browser executes a script (https://html.spec.whatwg.org/#prepare-the-script-element). */
const executableType = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/** Returns all elements in the order of the source. Reads `noscript` as a browser without scripts does. */
export function parseElements(html: string): HtmlElement[] {
  const found: HtmlElement[] = []
  const visit = (node: Node) => {
    if ("tagName" in node)
      found.push({
        tagName: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
        start: node.sourceCodeLocation?.startOffset ?? 0,
        end: node.sourceCodeLocation?.endOffset ?? 0,
      })
    if ("content" in node) visit(node.content)
    if ("childNodes" in node) node.childNodes.forEach(visit)
  }
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
  return found
}

export function inlineCode(html: string): InlineCode {
  const elements = parseElements(html)
  const scripts = elements.filter((element) => isExecutable(element) && element.attributes.src === undefined)
  return {
    scripts: scripts.map(({ text }) => text),
    styles: elements.filter(({ tagName }) => tagName === "style").map(({ text }) => text),
    styleAttributes: elements.flatMap(({ attributes: { style } }) => style ?? []),
  }
}

/** Returns whether an element is a script that a browser executes, not data. */
export function isExecutable({ tagName, attributes: { type = "" } }: HtmlElement): boolean {
  return tagName === "script" && executableType.test(type.trim())
}

/**
 * Inserts elements into the head after `<meta charset>`, with which Gatsby starts each head. Browsers look for the character set
 * only in the first 1,024 bytes, and a policy is longer. No script precedes the inserted elements.
 * @throws Error if the head does not start with `<meta charset>`
 */
export function insertIntoHead(html: string, elements: readonly string[]): string {
  const start = /<head>\s*<meta charset="utf-8"\s*\/?>/i.exec(html)
  if (!start) throw new Error("The head of this page does not start with its character set.")
  const offset = start.index + start[0].length
  return html.slice(0, offset) + elements.join("") + html.slice(offset)
}

/** Returns a `meta` element that `removeInserted` finds again. */
export function metaElement(attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<meta data-hosting="" ${pairs.join(" ")}/>`
}

/** Returns a `script` element that `removeInserted` finds again. */
export function scriptElement(code: string): string {
  return `<script data-hosting="">${code}</script>`
}

/** Removes the elements that an earlier build inserted. Gatsby does not rewrite a page that has not changed. */
export function removeInserted(html: string): string {
  return html.replace(/<meta data-hosting=""[^>]*>|<script data-hosting="">.*?<\/script>/gs, "")
}

/** Escapes text for an element or an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}
