import { linkPattern } from "../../format/linkedText"
import { SiteLink } from "../SiteLink/SiteLink"
import * as styles from "./InlineText.module.css"

/** Matches a link with the punctuation after it, and text that must not break across lines. */
const pattern = new RegExp(
  [
    `${linkPattern}([.,;:!?)]*)`,
    // Number or range of numbers with its unit.
    "\\d+(?:–\\d+)*\\s(?:weeks?|hours?|pages?)\\b",
    // Range of numbers.
    "\\d+(?:–\\d+)+",
    // Time of day.
    "\\d{1,2}(?::\\d{2})?\\s[AaPp][Mm](?:\\s[A-Z]{2,4}\\b)?(?:[+−-]\\d+(?::\\d{2})?)?",
    // Date. Any word that resembles a month counts: keeping "Figure 4" together does no harm.
    "\\b[JFMASOND][a-z]{2,8}\\s\\d{1,2}(?:,?\\s\\d{4})?(?!\\d)(?:\\s–)?",
    // Word with a short part before its hyphen: X-rays, semi-supervised.
    "(\\b[A-Za-z\\d]{1,6}(?:-[a-z]+)+\\b)",
  ].join("|"),
  "g",
)

/** The longest link that stays on one line, if it fits, in characters. */
const shortLink = 24

/** In a longer text, only words with one letter before their hyphen stay whole: each one is an element. */
const longTitle = 90

interface Props {
  text: string
  as?: "p" | "li" | "h3" | "span" | "figcaption"
  className?: string | undefined
}

/**
 * Text from content with its links. Dates, times, numbers with units, short links and, in titles, words with a short
 * prefix stay on one line. Another text replaces the whole element: the translator of a browser has replaced the text
 * nodes inside it, so React could not update or remove them.
 */
export function InlineText({ text, as: Tag = "span", ...attributes }: Props) {
  const parts = []
  let end = 0
  for (const { 0: match, 1: words, 2: href, 3: punctuation, 4: word, index } of text.matchAll(pattern)) {
    if (word && !/^.-/.test(word) && text.length > longTitle) continue
    const isAddress = href === `mailto:${words}`
    const isShort = words && words.length <= shortLink
    parts.push(
      text.slice(end, index),
      href ? (
        <span
          key={index}
          className={isAddress ? styles.address : isShort ? styles.whole : undefined}
          translate={isAddress ? "no" : undefined}
        >
          <SiteLink href={href}>{words}</SiteLink>
          {punctuation}
        </span>
      ) : (
        <span key={index} className={word ? styles.word : styles.whole}>
          {match}
        </span>
      ),
    )
    end = index + match.length
  }
  return (
    <Tag key={text} {...attributes}>
      {parts}
      {text.slice(end)}
    </Tag>
  )
}
