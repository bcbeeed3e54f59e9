import { z } from "zod"
import { knownFacts } from "../../gatsby/content/check/rules/facts"
import { definitionAt, isRecord, unwrap, type ParsedFile, type Schema } from "../../gatsby/content/check/traverse"
import { wholeSchema } from "../../gatsby/content/model"
import { factReferences, resolveFacts, type Facts } from "../../gatsby/content/model/facts"

/**
 * Returns content without optional fields and pictures, for the tests that pages work without them. If a rule requires
 * one of several optional fields, such as `toPath` or `toForm`, keeps as few of them as possible. Replaces references to
 * removed facts by their values.
 * @param content files without mistakes
 */
export function stripOptional(content: readonly ParsedFile[]): ParsedFile[] {
  const stripped = content.map(({ file, data }) => ({ file, data: strip(wholeSchema(file), data) }))
  const [before = {}, after = {}] = [knownFacts(content), knownFacts(stripped)]
  return stripped.map(({ file, data }) => ({ file, data: resolveRemovedFacts(data, before, after) }))
}

function strip(schema: Schema, value: unknown): unknown {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item: unknown) => strip(inner.element, item))
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value
  const entries = Object.entries(value).map(([key, field]): [string, unknown] => {
    const { schema } = definitionAt(inner, [key])
    return [key, schema ? strip(schema, field) : field]
  })
  const optional = entries.map(([key]) => key).filter((key) => definitionAt(inner, [key]).isOptional)
  for (const kept of smallCombinations(optional)) {
    const candidate = Object.fromEntries(entries.filter(([key]) => !optional.includes(key) || kept.includes(key)))
    if (z.safeParse(inner, candidate).success) return candidate
  }
  return Object.fromEntries(entries)
}

/** Returns the empty combination, each name and each pair. No rule of the model compares more than two optional fields. */
function smallCombinations(names: readonly string[]): string[][] {
  const pairs = names.flatMap((first, index) => names.slice(index + 1).map((second) => [first, second]))
  return [[], ...names.map((name) => [name]), ...pairs]
}

function resolveRemovedFacts(data: unknown, before: Facts, after: Facts): unknown {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) => {
    if (typeof value !== "string") return value
    const isRemoved = factReferences(value).some((name) => !(name in after) && name in before)
    return isRemoved ? resolveFacts(value, before) : value
  }) as unknown
}
