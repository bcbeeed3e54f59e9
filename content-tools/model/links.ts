/** Links in prose, in the notation `[the form](/apply/)`. No other Markdown has an effect. */
import MarkdownIt from "markdown-it"
import { linkInText } from "../../src/format/linkedText"

const parser = new MarkdownIt("zero").enable("link")
// Other texts in this form are no links, such as the state s[t](x) of a system.
parser.validateLink = (href) => /[/#@]|^(?:mailto:|www\.)/.test(href)
// The content check reports an address that is not right. An encoded one would have no facts.
parser.normalizeLink = (href) => href

/** It has the endings of all countries and the oldest general ones. These are new ones that are frequent. */
const finder = parser.linkify.set({ fuzzyLink: true }).tlds(["app", "dev", "link", "page", "site"], true)

/** Endings of files that are also those of countries: "train.py". */
const fileName = /^[^/]+\.(?:md|py|rs|sh)$/i

/** Returns the first web address in a text, such as `discord.gg/abc`. Email addresses become links. */
export function firstWebAddress(text: string): string | undefined {
  const found = finder.match(text) ?? []
  const isEmail = ({ raw, schema }: (typeof found)[number]) => schema === "mailto:" && !raw.startsWith(schema)
  const [first] = found.filter((one) => !isEmail(one) && !fileName.test(one.raw))
  return first?.raw ?? /(?<![\w@.-])www\.[\w.-]*\w/i.exec(text)?.[0]
}

/** A link, or the text before, between and after links. */
export interface TextPart {
  text: string
  /** Absent if the part is not a link. */
  href?: string
}

/** Splits a text at its links. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let link: TextPart | undefined
  for (const token of parser.parseInline(text, {})[0]?.children ?? []) {
    if (token.type === "link_open") parts.push((link = { text: "", href: String(token.attrGet("href")) }))
    else if (token.type === "link_close") link = undefined
    else if (link) link.text += token.content
    else parts.push({ text: token.content })
  }
  return parts
}

const emailAddress = /[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[a-z]{2,}/g

/** Returns a text with its links and its email addresses as links for the browser (`src/format/linkedText.ts`). */
export function withLinks(text: string): string {
  const parts = partsOf(text).map(({ text: words, href }) =>
    href === undefined
      ? words.replace(emailAddress, (address) => linkInText(address, `mailto:${address}`))
      : linkInText(words, href),
  )
  return parts.join("")
}

/** Returns a text with the words of its links only. */
export const withoutLinks = (text: string) =>
  partsOf(text)
    .map(({ text: words }) => words)
    .join("")
