import * as styles from "./InlineText.module.css"

/** What stays on one line: a mail address, a range of numbers and what it counts, a time of day, a date (any word
 * that could be a month: to keep "Figure 4" together does no harm). A full stop after it is the sentence's. */
const pieces = new RegExp(
  [
    "[^\\s@<>(),;:]+@[^\\s@<>(),;:]+\\.[a-z]{2,}",
    "\\d+(?:–\\d+)*\\s(?:weeks?|hours?|pages?)\\b",
    "\\d+(?:–\\d+)+",
    "\\d{1,2}(?::\\d{2})?\\s[AaPp][Mm](?:\\s[A-Z]{2,4}\\b)?(?:[+−-]\\d+(?::\\d{2})?)?",
    "\\b[JFMASOND][a-z]{2,8}\\s\\d{1,2}(?:,?\\s\\d{4})?(?!\\d)(?:\\s–)?",
  ]
    .map((piece) => `(?:${piece})`)
    .join("|"),
  "g",
)

/** Characters of the longest piece that fits the narrowest line, of 288 px. */
const longest = 30

interface Props {
  text: string
}

/** A text of content: mail addresses in it can be clicked, and what belongs together is not torn apart at the end of a line. */
export function InlineText({ text }: Props) {
  const parts = []
  let end = 0
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    parts.push(
      text.slice(end, index),
      piece.includes("@") ? (
        <a key={index} href={`mailto:${piece}`} className={piece.length > longest ? undefined : styles.whole}>
          {piece}
        </a>
      ) : (
        <span key={index} className={styles.whole}>
          {piece}
        </span>
      ),
    )
    end = index + piece.length
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
