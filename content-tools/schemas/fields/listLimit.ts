import { z } from "zod"

/** The most entries of a list. */
export type ListLimit = Readonly<{
  maxItems: number
  /** Where the list is shown: the subject of a sentence, in the singular. */
  place: string
  /** One entry with its article, such as "a question": what a button of the content editor adds. */
  entry: string
}>

declare module "zod" {
  interface GlobalMeta {
    /** Of a list, as in `ListLimit`. */
    entry?: string
  }
}

/**
 * Returns the limit of a list. With every list at its limit, a page has at most 4,900 elements and 100 kB of compressed
 * HTML: the build "long" of `npm test` has lists of this length.
 */
export function listLimit(maxItems: number, place: string, entry: string): ListLimit {
  return { maxItems, place, entry }
}

/** Returns the schema of a list with a limit. zod checks no entry of a list that is too long. */
export function limitedList<Item extends z.ZodType>(item: Item, { maxItems, place, entry }: ListLimit) {
  const message = `is too long for its place: ${place} has space for ${maxItems} entries. Remove the least important ones.`
  return z.array(item).max(maxItems, message).meta({ entry })
}

/** Returns the noun of an entry without its article: "a question" → "question". */
export const nounOf = (entry: string) => entry.replace(/^an? /, "")
