import { quote } from "../../../messages/format"
import { predicate, type Predicate } from "../mistake"
import { documentPath } from "../../model/documentPaths"
import { subjectOf } from "../../model/subject"
import { programInId } from "../../schemas/parts/programId"
import { groupOf, type TextField } from "../../model/fields"
import type { ValidContent } from "./validContent"

/**
 * Reports a link to a page or document of another program than its words name. Words such as "Terms of Service" name
 * none: then it is the program of the page or letter. And a link whose words are rather the title of another
 * document of the program.
 */
export function labeledLinkMistake(
  text: TextField,
  { "programs.json": programs = [], "documents.json": documents = [] }: ValidContent,
): Predicate | undefined {
  const { value: href, path } = text
  if (path.at(-1) !== "href" || !href.startsWith("/")) return undefined
  const { label } = groupOf(text)
  if (typeof label !== "string") return undefined
  const named = programs.filter(({ shortName }) => label.toLowerCase().includes(shortName.toLowerCase()))
  const ofPlace = href.startsWith("/documents/") ? subjectOf(text, programs) : undefined
  const [meant = ofPlace, ...others] = named
  const [page = ""] = href.split("#")
  const found = programs.find(({ id }) => page.includes(id))
  if (meant && found && others.length === 0 && !page.includes(meant.id))
    return predicate`is ${quote(href)}, the ${found.name}, but the link ${quote(label)} is about the ${meant.name}.
      Write the right address or text.`
  const own = documents.find(({ id }) => page === documentPath(id))
  const score = (document: (typeof documents)[number]) => sharedWords(document.title, label)
  const ofSame = documents.filter(({ id }) => own && programInId(id) === programInId(own.id))
  const better = ofSame.find((document) => own && score(document) > score(own))
  if (!own || !better) return undefined
  return predicate`is ${quote(href)}, ${quote(own.title)}, but the link is ${quote(label)}.
    Write the right address, such as ${quote(documentPath(better.id))}, or the right text.`
}

/** Returns the number of words that two texts have in common, without short ones such as "the". */
function sharedWords(one: string, other: string): number {
  const [words, others] = [one, other].map((text) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu)))
  return [...(words ?? [])].filter((word) => others?.has(word)).length
}
