import { quote } from "../format"
import { isFreeText, type TextField } from "../traverse"

/** Only elements of HTML: texts about language models may contain tokens such as `<mask>` and `<pad>`. */
const elements =
  "a|abbr|b|big|blockquote|br|center|code|dd|del|div|dl|dt|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul"

const rules: readonly { pattern: RegExp; kind: string; remedy: string }[] = [
  {
    pattern: new RegExp(String.raw`</?(?:${elements})(?:\s[^<>]*)?/?>|<!--`, "i"),
    kind: "the HTML",
    remedy: "Remove it: the site shows it as it is written here.",
  },
  {
    pattern: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i,
    kind: "the HTML",
    remedy: "Write the character itself, such as & or –.",
  },
  {
    pattern: /!?\[[^\]]*\]\((?:https?:|mailto:|www\.|images\/|[/#])[^)\s]*\)/,
    kind: "the Markdown link",
    remedy: "Links do not work in texts. Write only the words.",
  },
  {
    pattern: /\*\*[^*]+\*\*|(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])/,
    kind: "the Markdown",
    remedy: "Remove the stars: texts have no bold or italic words.",
  },
  { pattern: /^\s*#{1,6}\s+\S+/, kind: "the Markdown", remedy: "Remove the #: it is shown as it is written here." },
  {
    pattern: /\b(?:[Ll]orem ipsum|TODO|FIXME)\b/,
    kind: "the placeholder",
    remedy: "Write the real words, or remove it.",
  },
  { pattern: /`[^`]+`/, kind: "the Markdown", remedy: "Remove the ` marks: they are shown as they are written here." },
]

/** Reports HTML, Markdown and placeholders in texts, which the site would show as they are written. */
export function markupProblem(text: TextField): string | undefined {
  const rule = rules.find(({ pattern }) => pattern.test(text.value))
  if (!rule || !isFreeText(text)) return undefined
  const [found = ""] = rule.pattern.exec(text.value) ?? []
  return `has ${rule.kind} ${quote(found.trim())}. ${rule.remedy}`
}
