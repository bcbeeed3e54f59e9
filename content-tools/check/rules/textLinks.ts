/** Checks the links and the addresses in texts: `[the form](/apply/)`. */
import { quote } from "../../../messages/format"
import { factReferences, resolveFacts, withoutReferences, type Facts } from "../../model/facts"
import { firstWebAddress, partsOf } from "../../model/links"
import { link } from "../../schemas/fields/links"
import { predicate, type Predicate } from "../mistake"
import { isFreeText, type TextField } from "../../model/fields"
import { once } from "../../model/once"
import type { Addresses } from "./addresses"
import { formAddressMistake } from "./formAddresses"
import type { ValidContent } from "./validContent"
import { withoutSlash } from "./withoutSlash"
import { linkMistake } from "./links"

const partsOfText = once(({ value }: TextField) => partsOf(value))

/** A text without its links, with the first address of another site in it, and the paths of this one. */
const plainPartsOf = once((text: TextField) => {
  const plain = partsOfText(text)
    .flatMap(({ href, text: words }) => (href === undefined ? words : []))
    .join(" ")
  const other = firstWebAddress(withoutReferences(plain))
  const paths = plain.match(/(?<![\w/.:-])\/[a-z][\w/.-]*/g) ?? []
  return { plain, other, paths: paths.map((path) => path.replace(/\.$/, "")) }
})

const example = "[the form](/apply/)"

/** Where no link can be, a domain may be the name of a product: "I liked Code.org." */
const isDomain = (address: string) => !/[/?#]|^www\./i.test(address)

/** @param facts all facts. If undefined, a link with a fact in its address is not checked. */
export function textLinkMistake(
  text: TextField,
  addresses: Addresses,
  valid: ValidContent,
  facts?: Facts,
): Predicate | undefined {
  if (!isFreeText(text)) return undefined
  const parts = partsOfText(text)
  const { plain } = plainPartsOf(text)
  const [first] = parts.flatMap(({ href }) => href ?? [])
  const bare = firstAddress(text, addresses)
  const found = first ?? (bare === undefined || isDomain(bare) ? undefined : bare)
  if (found !== undefined && !text.takesLinks)
    return predicate`has the address ${quote(found)}, but this text cannot have a link. Write words only. A link can be
      in a text with "facts and links", such as an answer or a paragraph: content/FIELDS.md names all.`
  const [apart] = /\[[^[\]]*\]\s+\([^()\s]*[/@][^()\s]*\)/.exec(plain) ?? []
  if (apart !== undefined)
    return predicate`has ${quote(apart)}, with a space between "]" and "(". Remove the space: ${example}.`
  if (bare !== undefined && text.takesLinks)
    return predicate`has the address ${quote(bare)}, which is not a link. Write words for it, and the address behind
      them: ${example}.`
  // After a letter, brackets can have another meaning, such as the state s[t](x) of a system.
  const [wrong] = /(?<![\p{L}\d])\[[^[\]]*\]\([^)]*\)?|\[[^[\]]*\]\([^)]*[/#@][^)]*\)?/u.exec(plain) ?? []
  if (wrong)
    return predicate`has ${quote(wrong)}, a link with a mistake. Write it as ${example}, without a space in the address.`
  for (const [index, { href, text: words }] of parts.entries()) {
    // Not the end of a plural: "[paper](…)s".
    const isJoined =
      /[\p{L}\d]$/u.test(parts[index - 1]?.text ?? "") || /^[\p{L}\d]{3}/u.test(parts[index + 1]?.text ?? "")
    if (href !== undefined && isJoined)
      return predicate`has a word beside the link ${quote(`[${words}](${href})`)}, without a space. Write a space between them.`
    const mistake = href !== undefined && targetMistake(words, href, text, addresses, valid, facts)
    if (mistake) return mistake
  }
  return undefined
}

function targetMistake(
  words: string,
  href: string,
  text: TextField,
  addresses: Addresses,
  valid: ValidContent,
  facts?: Facts,
) {
  if (!words.trim()) return predicate`has a link to ${quote(href)} without words. Write them: ${example}.`
  const references = factReferences(href)
  // `factMistake` reports unknown facts.
  if (references.some((name) => !facts || !Object.hasOwn(facts, name))) return undefined
  const value = facts ? resolveFacts(href, facts) : href
  const { error } = link("").safeParse(value)
  const target = { ...text, role: "link", value } as const
  const mistake: Predicate | undefined = error
    ? { message: error.issues[0]?.message ?? "" }
    : (linkMistake(target, addresses) ?? formAddressMistake(target, valid))
  return (
    mistake && { ...mistake, message: `has the link ${quote(`[${words}](${href})`)}, whose address ${mistake.message}` }
  )
}

/** Returns the first address in a text: of another site, or of a page or file of this one. */
function firstAddress(text: TextField, { pages, redirects, files }: Addresses): string | undefined {
  const isOfSite = (path: string) =>
    pages.has(path) || pages.has(`${path}/`) || redirects?.has(withoutSlash(path)) || files.has(path)
  const { other, paths } = plainPartsOf(text)
  return other ?? paths.find(isOfSite)
}
