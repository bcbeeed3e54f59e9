import { normalize } from "../../../content-tools/printedText"

/** A piece of text with at most one link. */
export interface Run {
  text: string
  /** URL of its link. */
  link?: string | undefined
}

/** An email or https address, without the punctuation that ends the sentence. */
const address = /https:\/\/[^\s<>"]*[^\s<>"().,;:!?]|[^\s<>"@():;,]+@[^\s<>"@():;,]+\.[a-z]{2,}/i

/** Splits a text into runs. The run of a link has the whole word, so that no line begins with the punctuation after an address. */
export function runsOf(text: string): Run[] {
  const parts = normalize(text).split(/(\S*(?:https:\/\/|@)\S*)/)
  return parts.filter(Boolean).map((part) => {
    const found = address.exec(part)?.[0]
    return { text: part, link: found?.includes("@") && !found.includes("://") ? `mailto:${found}` : found }
  })
}
