/**
 * Content with every optional field and picture removed at once: the build variant that proves that the site stands on what
 * is required alone.
 */
import { z } from "zod"
import { factReferences, factsFrom, factSources, resolveFacts, type Facts } from "../../gatsby/content-model/facts"
import { isRecord, placeAt, unwrap, type ParsedFile, type Schema } from "../../gatsby/content-check/walk"

/**
 * @param content files without mistakes
 * @returns the same files without what may be left out, and still without mistakes: of fields that need one another
 *   (`toPath` or `toForm`) as few as possible stay, and prose that names a fact which is gone has its words instead
 */
export function stripOptional(content: readonly ParsedFile[]): ParsedFile[] {
  const stripped = content.map(({ file, data }) => ({
    file,
    data: Array.isArray(data) ? data.map((entry: unknown) => strip(file.schema, entry)) : strip(file.schema, data),
  }))
  const [before, after] = [factsOf(content), factsOf(stripped)]
  return stripped.map(({ file, data }) => ({ file, data: withWordsForLostFacts(data, before, after) }))
}

function strip(schema: Schema, value: unknown): unknown {
  const inner = unwrap(schema, value)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item: unknown) => strip(inner.element, item))
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value
  const entries = Object.entries(value).map(([key, field]): [string, unknown] => {
    const place = placeAt(inner, [key])
    return [key, place.schema ? strip(place.schema, field) : field]
  })
  const optional = entries.map(([key]) => key).filter((key) => placeAt(inner, [key]).optional)
  for (const kept of smallGroupsOf(optional)) {
    const candidate = Object.fromEntries(entries.filter(([key]) => !optional.includes(key) || kept.includes(key)))
    if (z.safeParse(inner, candidate).success) return candidate
  }
  return Object.fromEntries(entries)
}

/** No name, then each alone, then each two: no condition of the model ties more than two optional fields together. */
function smallGroupsOf(names: readonly string[]): string[][] {
  const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]))
  return [[], ...names.map((name) => [name]), ...pairs]
}

function factsOf(content: readonly ParsedFile[]): Facts {
  return factsFrom(factSources.parse(Object.fromEntries(content.map(({ file, data }) => [file.path, data]))))
}

function withWordsForLostFacts(data: unknown, before: Facts, after: Facts): unknown {
  if (typeof data === "string") {
    const isLost = factReferences(data).some((name) => !(name in after) && name in before)
    return isLost ? resolveFacts(data, before) : data
  }
  if (Array.isArray(data)) return data.map((item: unknown) => withWordsForLostFacts(item, before, after))
  if (!isRecord(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withWordsForLostFacts(value, before, after)]),
  )
}
