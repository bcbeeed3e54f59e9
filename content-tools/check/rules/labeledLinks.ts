import { quote } from "../../../messages/format"
import type { Content } from "../../model"
import { predicate, type Predicate } from "../mistake"
import { groupOf, isRecord, valueAt, type TextField } from "../traverse"

/**
 * Reports a link to a page or document of another program than its words name. Words such as "Terms of Service" name
 * none: then it is the program of the entry, such as a letter.
 */
export function labeledLinkMistake(text: TextField, programs: Content["programs.json"] = []): Predicate | undefined {
  const { value: href, path, parsed } = text
  const { label } = groupOf(text)
  if (path.at(-1) !== "href" || typeof label !== "string" || !href.startsWith("/")) return undefined
  const named = programs.filter(({ shortName }) => label.toLowerCase().includes(shortName.toLowerCase()))
  const entry = valueAt(parsed.data, path.slice(0, 1))
  const ofEntry = programs.filter(({ id }) => isRecord(entry) && entry["program"] === id)
  const [meant, ...others] = named.length > 0 ? named : ofEntry
  const [page = ""] = href.split("#")
  const found = programs.find(({ id }) => page.includes(id))
  if (!meant || !found || others.length > 0 || page.includes(meant.id)) return undefined
  return predicate`is ${quote(href)}, the ${found.name}, but the link ${quote(label)} is about the ${meant.name}.
    Write the right address or text.`
}
