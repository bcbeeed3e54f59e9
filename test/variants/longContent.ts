import { z } from "zod"
import type { ContentProblem } from "../../gatsby/content-check/problem"
import { fieldsOf, isRecord, valueAt, type ParsedFile, type Schema } from "../../gatsby/content-check/traverse"
import { countryName } from "../../gatsby/content-check/countryNames"
import { wholeSchema } from "../../gatsby/content-model"
import { isText, mapValues } from "./mapValues"
import { replaceAt } from "./replaceAt"

type Check = (content: readonly ParsedFile[]) => readonly ContentProblem[]

/** Maximum number of attempts to undo rejected changes. Few are needed: each undoes all changes that the check reports. */
const MAX_ATTEMPTS = 10

/** Countries of the community map that are not in the fixture content. */
const SPARE_COUNTRIES = ["IS", "NP", "UY", "FJ"]

/**
 * Returns valid content that is changed everywhere: each text twice as long, each date a year later, each number larger, each
 * list one entry longer and reversed. The tests of its build show that no page depends on certain texts, dates or numbers of
 * entries. Undoes a change that the check rejects, such as a title that is too long for search engines.
 * @param content files without mistakes
 * @param check returns the mistakes of content
 * @throws Error if the check still rejects the content after several attempts
 */
export function longContent(content: readonly ParsedFile[], check: Check): ParsedFile[] {
  // Changes the lists before the values: undoing a change uses the paths of the longer lists.
  const longer = content.map((parsed) => withLongerLists(parsed, check, content))
  const changed = longer.map(({ file, data }) => ({ file, data: mapValues(wholeSchema(file), data, changeValue) }))
  return undoRejected(changed, longer, check)
}

/** Lengthens and reverses every list of a file, each only if the check accepts it. */
function withLongerLists({ file, data }: ParsedFile, check: Check, content: readonly ParsedFile[]): ParsedFile {
  let current = data
  // Inner lists first, because reversing a list changes the paths inside it.
  const lists = fieldsOf({ file, data }).filter(({ value }) => Array.isArray(value))
  for (const { path } of lists.reverse())
    for (const change of [lengthen, reverse]) {
      const candidate = replaceAt(current, path, (list) => change(list as unknown[]))
      const changed = content.map((other) => (other.file === file ? { file, data: candidate } : other))
      if (check(changed).length === 0) current = candidate
    }
  return { file, data: current }
}

function lengthen(list: readonly unknown[]): unknown[] {
  const last = list.at(-1)
  if (!isRecord(last)) return [...list, ...list.slice(-1)]
  return [...list, { ...last, ...uniqueFields(last, list), ...changedText(last) }]
}

/** Returns another name for a copied entry, because the check rejects copies. */
function changedText(entry: Record<string, unknown>): Record<string, unknown> {
  const name = ["title", "question", "label"].find((field) => typeof entry[field] === "string")
  return name === undefined || /^Week/.test(String(entry[name])) ? {} : { [name]: `${String(entry[name])} again` }
}

/** Returns new values for the fields that are unique in a list or in order. */
function uniqueFields(entry: Record<string, unknown>, list: readonly unknown[]): Record<string, unknown> {
  const { id, isoCode, from, title, date } = entry
  const others = list.filter(isRecord)
  const [, week] = /^Weeks? .*?(\d+)$/.exec(String(title)) ?? []
  if (week !== undefined) return { title: `Week ${Number(week) + 1}` }
  // A round of applications needs a later day. Its label repeats the day.
  if (typeof id === "string" && typeof date === "string")
    return { id: `${id}-more`, date: dayAfter(date), label: "The day after" }
  if (typeof id === "string") return { id: nextId(id, new Set(others.map((other) => other["id"]))) }
  if (typeof isoCode === "string") {
    const spare = SPARE_COUNTRIES.find((code) => others.every((other) => other["isoCode"] !== code)) ?? isoCode
    return { isoCode: spare, name: countryName(spare) }
  }
  return typeof from === "string" ? { from: `${from}-more` } : {}
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** Returns the next unused id: `highlight-7` → `highlight-8`, `tab-c` → `tab-d`, `ada` → `ada-more`. */
function nextId(id: string, taken: ReadonlySet<unknown>): string {
  const [, prefix = "", number] = /^(.*-)(\d+)$/.exec(id) ?? []
  const [, tab = "", letter] = /^(tab-)([a-y])$/.exec(id) ?? []
  const next = number
    ? `${prefix}${Number(number) + 1}`
    : letter
      ? `${tab}${String.fromCharCode(letter.charCodeAt(0) + 1)}`
      : `${id}-more`
  return taken.has(next) ? nextId(next, taken) : next
}

function reverse(list: readonly unknown[]): unknown[] {
  return [...list].reverse()
}

/** Doubles texts, increments numbers and moves years: "Feb 28 2025", "6/5/2024", `2025-06-17`. */
function changeValue(value: unknown, schema: Schema): unknown {
  if (schema instanceof z.ZodNumber) return Number(value) + 1
  if (typeof value !== "string" || !(schema instanceof z.ZodString)) return value
  const text = isText(schema) ? `${value} ${value}` : value
  return text.replace(/\b20\d\d\b/g, (year) => String(Number(year) + 1))
}

function undoRejected(changed: readonly ParsedFile[], original: readonly ParsedFile[], check: Check): ParsedFile[] {
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
  const remaining = check(current).map(({ file, path, message }) => `${file} ${path?.join(".")} ${message}`)
  throw new Error(
    `The content of the build "long" is still invalid after ${MAX_ATTEMPTS} attempts:\n${remaining.join("\n")}`,
  )
}
