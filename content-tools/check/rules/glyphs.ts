import { formatList } from "../../../messages/format"
import { factReferences, resolveFacts, type Facts } from "../../model/facts"
import { printedFiles } from "../../model/documentPaths"
import { firstSentence, paperTexts } from "../../model/sharedLinks"
import { missingLetters } from "../../printedText"
import { predicate, type Predicate } from "../mistake"
import type { TextField } from "../../model/fields"
import { publicPages } from "../../../src/routes"

const sharedLinks = "the pictures of shared links"

const fieldsOfPaper: readonly unknown[] = Object.values(paperTexts)
const descriptions = ["description", paperTexts.description]

/** Reports characters that the display font lacks, in texts that the build draws. Only browsers have other fonts. */
export function glyphMistake(text: TextField, allFacts: Facts = {}): Predicate | undefined {
  const drawn = drawnWith(text)
  if (!drawn) return undefined
  // A shared link shows the whole title, but only the first sentence of what describes the page.
  const isDescription = drawn === sharedLinks && descriptions.includes(String(text.path.at(-1)))
  const value = isDescription ? firstSentence(text.value) : text.value
  // A letter in the name of the site is reported once, at the name.
  const facts: Facts = { ...allFacts, "site.name": "" }
  // `factMistake` reports unknown facts.
  const isComplete = factReferences(value).every((name) => Object.hasOwn(facts, name))
  const missing = missingLetters(isComplete ? resolveFacts(value, facts) : value)
  if (missing.length === 0) return undefined
  const quoted = factReferences(value).find((name) => missingLetters(facts[name] ?? "").length > 0)
  const place = quoted === undefined ? "has" : `quotes {{${quoted}}}, which has`
  const remedy =
    quoted === undefined ? "Write it in Latin letters, such as beta, or remove it." : "Change the text that is quoted."
  return predicate`${place} ${formatList(missing)}, which the font of ${drawn} does not have. ${remedy}`
}

/** Returns what the build draws with a text. */
function drawnWith({ parsed, path: [first, second] }: TextField): string | undefined {
  const file = parsed.file.path
  if (printedFiles.some((printed) => printed === file)) return "the documents"
  const isInSharedLinks =
    (first === "seo" && publicPages.some(({ contentFile }) => contentFile === file)) ||
    (file === "site.json" && first === "name") ||
    (file === "publications.json" && fieldsOfPaper.includes(second))
  return isInSharedLinks ? sharedLinks : undefined
}
