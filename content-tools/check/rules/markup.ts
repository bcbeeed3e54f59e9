import { quote } from "../../../messages/format"
import type { Predicate } from "../mistake"
import { isFreeText, type TextField } from "../../model/fields"

/** Only elements of HTML: texts about language models may contain tokens such as `<mask>` and `<pad>`. */
const elements =
  "a|abbr|b|big|blockquote|br|center|code|dd|del|div|dl|dt|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|" +
  "script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul"

const kinds: readonly [kind: string, pattern: RegExp][] = [
  ["HTML", new RegExp(String.raw`</?(?:${elements})(?:\s[^<>]*)?/?>|<!--`, "i")],
  ["HTML", /&(?:[lg]t|[a-z]{3,8}|#\d{2,5}|#x[\da-f]{2,5});/i],
  // A picture, bold words in two notations, an item of a list, slanted words, a heading, code.
  ["Markdown", /!\[[^\]]*\]\([^)\s]*\)/],
  ["Markdown", /\*\*[^*]+\*\*/],
  // Not the names of methods in Python.
  ["Markdown", /(?<!\w)__(?!(?:init|main|name|call)__)[^_\s](?:[^_]*[^_\s])?__(?!\w)/],
  ["Markdown", /^\s*[-+*•]\s+\S+/],
  ["Markdown", /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])/],
  ["Markdown", /^\s*#{1,6}\s+\S+/],
  ["Markdown", /`[^`]+`/],
  // Not a word that a text quotes: “XXX”.
  ["placeholder", /(?<!["“‘'])\b(?:[Ll]orem ipsum|TODO(?! list)|FIXME|TB[ACD]|[Xx]{3,})\b|\?{3}|\(\?+\)/],
  // A text in brackets, as templates have, and what chatbots leave in their texts.
  ["placeholder", /^\s*\[[^[\]]*\]\s*$|\[(?:insert|your|add|name of)\b[^\]]*\](?!\()|:?contentReference\[\S*/i],
  // Fields of a mail merge, and days and prices that are not decided yet. Not the tokens of a language model: [MASK].
  ["placeholder", /\[(?:\p{L}+ )*Name\](?!\()|\[(?:NAME|DATE|TIME|PRICE|LINK|URL)\](?!\()/u],
  ["placeholder", /«(?:\w*_\w+|\w*Name)»|(?<!\{)\{(?:\p{L}+ ?)?name\}(?!\})/iu],
  ["placeholder", /[$€£]X{2,}\b|\b(?:MM\/DD|DD\/MM|YYYY-MM|DD\.MM)\b(?:[./-]\w+)*/],
  // What spreadsheets, Word and chatbots leave, and a line to be filled in.
  [
    "placeholder",
    /_{3,}|#(?:REF|VALUE|NAME|N\/A)\b[!?]?|Error! (?:Reference|Bookmark)\b[^.]*|【[^】]*】|<(?:Name|Date|Link)>/i,
  ],
  ["placeholder", /^[^\p{L}\p{N}{]+$/u],
  ["LaTeX", /~?\\[a-z]{2,}\b(?:\{[^{}]*\})?/i],
  ["remark to the author", /\((?:check|confirm) with (?!your\b|us\b)[^)]*\)/i],
  ["remark to the author", /\bSent from my \w+|\bOn \w{3}, [^.]{0,40} wrote:/i],
  ["remark to the author", /^Here['’]s (?:an?|the) (?:[\w-]+ ){0,4}(?:version|draft|rewrite|paragraph)\b[^.]{0,40}:/i],
  ["remark to the author", /\bLet me know if you(?:['’]d| would) like (?:me|any|another|it|more|an? \w+er)\b[^.]*/],
  [
    "remark to the author",
    /^(?:Sure|Certainly|Of course)[!,.] Here(?:['’]s| is| are) (?:an?|the|your|some|two|three)\b[^:]*:?|\bCommented \[\w+\]/,
  ],
  // The marks of comments in a copied document.
  ["remark to the author", /(?<=[.,!?])(?:\[[a-z]{1,2}\])+(?!\()/],
]

/** Reports HTML, LaTeX, Markdown except links, and placeholders, which the site would show as they are written. */
export function markupMistake(text: TextField): Predicate | undefined {
  const [kind = "", pattern] = kinds.find(([, one]) => one.test(text.value)) ?? []
  if (!pattern || !isFreeText(text)) return undefined
  const [found = ""] = pattern.exec(text.value) ?? []
  const message = `has the ${kind} ${quote(found.trim())}. The site shows it as it is written here: write plain words and characters.`
  return { message, cause: kind }
}
