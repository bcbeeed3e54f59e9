import { z } from "zod"
import { entriesOf, fieldsOf, isRecord, type ParsedFile, type Schema } from "../../gatsby/content/check/traverse"
import { listLimitOf } from "../../gatsby/content/model/listLimit"
import worldGrid from "../../gatsby/community-map/worldGrid.json"
import { isText, mapValues } from "./mapValues"
import { otherLetters } from "./otherLetters"
import { replaceAt } from "./replaceAt"
import { undoRejected, type Check } from "./undoRejected"

const countryNames = new Intl.DisplayNames("en-US", { type: "region" })

/** Numbers of lists around a list. The deepest lists of the content model are inside two others: documents.json → sections → body. */
const DEPTHS = [2, 1, 0] as const

/**
 * Returns content whose lists are as long as the content model accepts. Repeats the entries of each list that has a limit. The copies
 * have other ids, and other letters, because equal texts compress better than those of real content. Removes the copies that the check
 * rejects.
 * @param content files without mistakes
 * @param check returns the mistakes of content
 */
export function withLongerLists(content: readonly ParsedFile[], check: Check): ParsedFile[] {
  let current = [...content]
  // Inner lists first, so that the copies of an entry have them.
  for (const depth of DEPTHS) {
    const before = current
    for (const [index, parsed] of before.entries()) {
      // Later files see the changed ones, because mentors.json refers to copies in team.json.
      const data = lengthenLists(parsed, depth, current)
      current = current.map((other, position) => (position === index ? { file: parsed.file, data } : other))
    }
    current = undoRejected(current, before, check)
  }
  return current
}

function lengthenLists(parsed: ParsedFile, depth: number, content: readonly ParsedFile[]): unknown {
  return fieldsOf(parsed).reduce((data, { path, value, schema }) => {
    const limit = listLimitOf(schema)?.maxItems
    if (!Array.isArray(value) || !(schema instanceof z.ZodArray) || limit === undefined) return data
    if (path.filter((step) => typeof step === "number").length !== depth) return data
    return replaceAt(data, path, () => lengthen(value as unknown[], limit, schema.element, content))
  }, parsed.data)
}

function lengthen(
  entries: readonly unknown[],
  wanted: number,
  schema: Schema,
  content: readonly ParsedFile[],
): readonly unknown[] {
  const list = [...entries]
  const taken = new Set(entries.flatMap((entry) => (isRecord(entry) ? Object.values(entry) : [])))
  while (list.length < wanted && entries.length > 0) {
    const entry = entries[list.length % entries.length]
    const round = Math.floor(list.length / entries.length)
    const texts = mapValues(schema, entry, (value, field) =>
      isText(field) ? otherLetters(String(value), round) : value,
    )
    const copy = isRecord(texts) ? { ...texts, ...uniqueFields(texts, list, taken, content) } : texts
    if (isRecord(copy)) for (const value of Object.values(copy)) taken.add(value)
    list.push(copy)
  }
  return list
}

/** Returns new values for the fields that are unique in a list or in order. */
function uniqueFields(
  { id, isoCode, from, person, title, date }: Record<string, unknown>,
  list: readonly unknown[],
  taken: ReadonlySet<unknown>,
  content: readonly ParsedFile[],
): Record<string, unknown> {
  const last = list.at(-1) as Record<string, unknown>
  if (/^Weeks? \d/.test(String(title))) {
    const [, week] = /(\d+)$/.exec(String(last["title"])) ?? []
    return { title: `Week ${Number(week) + 1}` }
  }
  const name = typeof id === "string" ? { id: nextId(id, list.length, taken) } : {}
  // A round of applications needs a later day. Its label repeats the day.
  if (typeof date === "string") return { ...name, date: dayAfter(String(last["date"])), label: "The day after" }
  if (typeof isoCode === "string") {
    const spare = Object.keys(worldGrid.centroids).find((code) => !taken.has(code)) ?? isoCode
    return { isoCode: spare, name: countryNames.of(spare) }
  }
  if (typeof person === "string") return { person: colleagueOf(person, taken, content) ?? person }
  return typeof from === "string" ? { from: nextId(from, list.length, taken) } : name
}

/** Returns an unused id of the same form: `highlight-7` → `highlight-8`, `tab-c` → `tab-d`, `ada` → `ada-13`. */
function nextId(id: string, count: number, taken: ReadonlySet<unknown>): string {
  if (/^tab-[a-z]$/.test(id)) return `tab-${String.fromCharCode("a".charCodeAt(0) + count)}`
  const prefix = id.replace(/-\d+$/, "")
  const next = `${prefix}-${count + 1}`
  return taken.has(next) ? nextId(id, count + 1, taken) : next
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** Returns the id of another person with the same role. */
function colleagueOf(person: string, taken: ReadonlySet<unknown>, content: readonly ParsedFile[]): string | undefined {
  const team = entriesOf(content, "team.json") ?? []
  const role = team.find(({ id }) => id === person)?.["role"]
  const colleague = team.find((other) => other["role"] === role && !taken.has(other["id"]))?.["id"]
  return typeof colleague === "string" ? colleague : undefined
}
