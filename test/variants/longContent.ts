/**
 * Content that is changed everywhere and still valid: each text twice as long, each date a year later, each number larger, each
 * list one entry longer and in reverse order. The build of it shows that pages depend on no word, date or count of the content.
 */
import { z } from "zod"
import type { ContentPath, ContentProblem } from "../../gatsby/content-check/problem"
import { isRecord, unwrap, type ParsedFile, type Schema } from "../../gatsby/content-check/walk"
import { isText, mapValues } from "./mapValues"
import { replaceAt } from "./replaceAt"

/** Attempts to take back refused changes; each attempt takes back all that the check names, so few are needed. */
const MAX_ATTEMPTS = 10

/** Countries of the community map that the fixture content does not name. */
const SPARE_COUNTRIES = ["IS", "NP", "UY", "FJ"]

/**
 * Returns the changed content. A change that the check refuses, such as a title that is too long for search engines, is taken
 * back.
 * @param content files without mistakes
 * @param check returns the mistakes of content
 * @throws Error if the check still refuses the content after several attempts
 */
export function longContent(
  content: readonly ParsedFile[],
  check: (content: readonly ParsedFile[]) => readonly ContentProblem[],
): ParsedFile[] {
  // Entries first: the values of a longer, reversed list are changed in their new places.
  const longer = content.map((parsed) => withLongerLists(parsed, check, content))
  const changed = longer.map(({ file, data }) => ({ file, data: mapValues(rootSchema(file), data, changeValue) }))
  return takeBackRefused(changed, longer, check)
}

function rootSchema(file: ParsedFile["file"]): Schema {
  return file.kind === "list" ? z.array(file.schema) : file.schema
}

/** Lengthens and reverses every list of a file, each only if the check accepts it. */
function withLongerLists(
  { file, data }: ParsedFile,
  check: (content: readonly ParsedFile[]) => readonly ContentProblem[],
  content: readonly ParsedFile[],
): ParsedFile {
  let current = data
  for (const path of listsOf(rootSchema(file), data, []))
    for (const change of [lengthen, reverse]) {
      const candidate = replaceAt(current, path, (list) => change(list as unknown[]))
      const changed = content.map((other) => (other.file === file ? { file, data: candidate } : other))
      if (check(changed).length === 0) current = candidate
    }
  return { file, data: current }
}

/** Paths of all lists, inner ones first, so that the path of an outer list stays right. */
function listsOf(schema: Schema, value: unknown, path: ContentPath): ContentPath[] {
  const inner = unwrap(schema, value)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return [...value.flatMap((item: unknown, index) => listsOf(inner.element, item, [...path, index])), path]
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return []
  const shape: Record<string, Schema> = inner.shape
  return Object.entries(value).flatMap(([key, field]) => (shape[key] ? listsOf(shape[key], field, [...path, key]) : []))
}

function lengthen(list: readonly unknown[]): unknown[] {
  const last = list.at(-1)
  if (!isRecord(last)) return [...list, ...list.slice(-1)]
  return [...list, { ...last, ...uniqueFields(last, list) }]
}

/** Other values for the fields that name an entry. */
function uniqueFields(entry: Record<string, unknown>, list: readonly unknown[]): Record<string, unknown> {
  const { id, isoCode, from } = entry
  const taken = list.filter(isRecord)
  if (typeof id === "string") return { id: nextId(id, new Set(taken.map((other) => other["id"]))) }
  if (typeof isoCode === "string")
    return { isoCode: SPARE_COUNTRIES.find((code) => taken.every((other) => other["isoCode"] !== code)) ?? isoCode }
  return typeof from === "string" ? { from: `${from}-more` } : {}
}

/** The next free id of its kind: `highlight-7` → `highlight-8`, `tab-c` → `tab-d`, `ada` → `ada-more`. */
function nextId(id: string, taken: ReadonlySet<unknown>): string {
  const [, start = "", number] = /^(.*-)(\d+)$/.exec(id) ?? []
  const [, tab = "", letter] = /^(tab-)([a-y])$/.exec(id) ?? []
  const next = number
    ? `${start}${Number(number) + 1}`
    : letter
      ? `${tab}${String.fromCharCode(letter.charCodeAt(0) + 1)}`
      : `${id}-more`
  return taken.has(next) ? nextId(next, taken) : next
}

function reverse(list: readonly unknown[]): unknown[] {
  return [...list].reverse()
}

function changeValue(value: unknown, schema: Schema): unknown {
  if (schema instanceof z.ZodNumber) return Number(value) + 1
  if (typeof value !== "string" || !(schema instanceof z.ZodString)) return value
  return aYearLater(isText(schema) ? twice(value) : value)
}

function twice(text: string): string {
  return `${text} ${text}`
}

/** Dates and years, a year later: "Feb 28 2025", "6/5/2024", `2025-06-17`. */
function aYearLater(text: string): string {
  return text.replace(/\b20\d\d\b/g, (year) => String(Number(year) + 1))
}

function takeBackRefused(
  changed: readonly ParsedFile[],
  original: readonly ParsedFile[],
  check: (content: readonly ParsedFile[]) => readonly ContentProblem[],
): ParsedFile[] {
  let current = [...changed]
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const problems = check(current)
    if (problems.length === 0) return current
    current = current.map(({ file, data }, index) => {
      const paths = problems.filter((problem) => problem.file === file.path).map(({ path = [] }) => path)
      const before = original[index]?.data
      return { file, data: paths.reduce((all, path) => replaceAt(all, path, () => valueAt(before, path)), data) }
    })
  }
  const left = check(current).map(({ file, path, message }) => `${file} ${path?.join(".")} ${message}`)
  throw new Error(`The changed content is not valid:\n${left.join("\n")}`)
}

function valueAt(data: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], data)
}
