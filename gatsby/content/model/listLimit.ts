import { z } from "zod"

/**
 * The most entries of a list, as metadata of its schema. Not a rule of the schema (`max`), because zod checks no entry of a list that is
 * too long, and the content check reports all mistakes at once (gatsby/content/check/rules/limits.ts).
 */
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
    maxItems?: number
    place?: string
    entry?: string
  }
}

/**
 * Returns the limit of a list. With every list at its limit, a page has at most 4,000 elements and 100 kB of compressed HTML: the build
 * "long" of `npm test` has lists of this length.
 */
export function listLimit(maxItems: number, place: string, entry: string): ListLimit {
  return { maxItems, place, entry }
}

/** Returns the noun of an entry without its article: "a question" → "question". */
export const nounOf = (entry: string) => entry.replace(/^an? /, "")

/** Returns the limit of a list; undefined for a schema without a limit. */
export function listLimitOf(schema: z.core.$ZodType): ListLimit | undefined {
  const { maxItems, place, entry } = z.globalRegistry.get(schema) ?? {}
  return maxItems === undefined || place === undefined || entry === undefined ? undefined : { maxItems, place, entry }
}

/**
 * Returns the predicate of a sentence whose subject is the list.
 * @param length number of entries, if it is known
 */
export function tooLongMessage({ maxItems, place }: ListLimit, length?: number): string {
  const found = length === undefined ? "" : `, and the list has ${length}`
  return `is too long for its place: ${place} has space for ${maxItems} entries${found}. Remove the least important ones.`
}
