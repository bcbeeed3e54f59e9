import { z } from "zod"

/** The most entries of a list, and the message for a longer list: the arguments of zod's `max`. */
export type ListLimit = readonly [max: number, message: string]

/**
 * Returns the limit of a list. With every list at its limit, a page has at most 4,000 elements and 100 kB of compressed HTML:
 * `npm run bench:content` measures it, and the build "long" of `npm test` has lists of this length.
 * @param place where the list is shown: the subject of a sentence, in the singular
 */
export function listLimit(max: number, place: string): ListLimit {
  return [max, `is too long for its place: ${place} has space for ${max} entries. Remove the least important ones.`]
}

/** Returns the most entries that a schema accepts; undefined for a schema without a limit or that is not a list. */
export function maximumOf(schema: z.core.$ZodType): number | undefined {
  const checks = schema instanceof z.ZodArray ? (schema.def.checks ?? []) : []
  return checks.find((check) => check instanceof z.core.$ZodCheckMaxLength)?._zod.def.maximum
}
