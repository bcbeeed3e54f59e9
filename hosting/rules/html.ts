/** Reads the elements of a built page and inserts its content-security policy. */
import { parse, type DefaultTreeAdapterTypes } from "parse5"
import { escapeHtml } from "../../src/escapeHtml"

type Node = DefaultTreeAdapterTypes.Node

export interface HtmlElement {
  tagName: string
  attributes: Readonly<Record<string, string>>
  /** Text directly in the element. */
  text: string
}

/** The code in a page that a content-security policy allows by hash. */
export interface InlineCode {
  scripts: string[]
  styles: string[]
  styleAttributes: string[]
}

/** Returns all elements in the order of the source. Reads `noscript` as a browser without scripts does. */
export function parseElements(html: string): HtmlElement[] {
  const found: HtmlElement[] = []
  const visit = (node: Node) => {
    if ("tagName" in node)
      found.push({
        tagName: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
      })
    if ("content" in node) visit(node.content)
    if ("childNodes" in node) node.childNodes.forEach(visit)
  }
  visit(parse(html, { scriptingEnabled: false }))
  return found
}

export function inlineCode(html: string): InlineCode {
  const elements = parseElements(html)
  const elementsOf = (name: string) => elements.filter(({ tagName }) => tagName === name)
  return {
    scripts: elementsOf("script").flatMap(({ text, attributes: { src, type } }) =>
      src === undefined && type !== "application/ld+json" ? [text] : [],
    ),
    styles: elementsOf("style").map(({ text }) => text),
    styleAttributes: elements.flatMap(({ attributes: { style } }) => style ?? []),
  }
}

/** Returns the `meta` element with a content-security policy. */
export function policyElement(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"/>`
}

/**
 * Inserts a policy after `<meta charset>`, with which Gatsby starts each head. Browsers look for the character set only
 * in the first 1,024 bytes, and a policy is longer. No script precedes it. Replaces the policy of an earlier build,
 * because Gatsby does not rewrite a page that has not changed.
 * @throws Error if the head does not start with `<meta charset>`
 */
export function insertPolicy(html: string, policy: string): string {
  const start = /<head>\s*<meta charset="utf-8"\s*\/?>/i
  if (!start.test(html)) throw new Error("The head of this page does not start with its character set.")
  const page = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
  return page.replace(start, (charset) => charset + policyElement(policy))
}
