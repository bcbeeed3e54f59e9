import { z } from "zod"
import { countryNames } from "../../content-tools/schemas/countries"
import worldGrid from "../../content-tools/schemas/worldGrid.json"
import type { ContentMistake } from "../../content-tools/check/mistake"
import { fieldsOf, type ParsedFile } from "../../content-tools/model/fields"
import type { Schema } from "../../content-tools/model/schema"
import { type ContentPath, isRecord, valueAt } from "../../content-tools/model/values"
import { wholeSchema } from "../../content-tools/model"
import { jsonSchemaOf } from "../../content-tools/model/jsonSchema"
import { isText, mapValues } from "./mapValues"
import { replaceAt } from "./replaceAt"

type Check = (content: readonly ParsedFile[]) => readonly ContentMistake[]
type Entry = Record<string, unknown>

/**
 * Numbers of lists around a list. The deepest lists of the content model are inside two others: documents.json →
 * sections → body.
 */
const DEPTHS = [2, 1, 0] as const

/**
 * Maximum number of attempts to undo rejected changes. Few are needed: each undoes all changes that the check reports.
 */
const MAX_ATTEMPTS = 10

/**
 * Returns valid content that is changed everywhere: each text twice as long, each date years later, each number
 * larger, each file's list in reverse order, and all lists as long as the content model accepts. The tests of its build
 * show that no page depends on certain texts, dates, orders or numbers of entries, and that all lists fit into their
 * places. Undoes a change that the check rejects, such as a title that is too long for search engines.
 * @param content files without mistakes
 * @param check returns the mistakes of content
 * @throws Error if the check still rejects the content after several attempts
 */
export function longContent(content: readonly ParsedFile[], check: Check): ParsedFile[] {
  let longer = content.map(({ file, data }) => ({
    file,
    data: Array.isArray(data) ? [...(data as unknown[])].reverse() : data,
  }))
  // Inner lists first, so that the copies of an entry have them.
  for (const depth of DEPTHS) {
    const before = longer
    // Later files see the changed ones, because mentors.json refers to copies in team.json.
    for (const [index, parsed] of before.entries()) {
      const changed = { file: parsed.file, data: lengthenLists(parsed, depth, longer) }
      longer = longer.map((other, position) => (position === index ? changed : other))
    }
    longer = undoRejected(longer, before, check)
  }
  // Changes the lists before the values: undoing a change uses the paths of the longer lists.
  const changed = longer.map(({ file, data }) => ({ file, data: mapValues(wholeSchema(file), data, changeValue) }))
  return undoRejected(changed, longer, check)
}

/** Moves the dates of the fixture, of 2023 and later, behind the day of the build, so that the season has not begun. */
const yearsLater = new Date().getFullYear() - 2023

/** Doubles texts, increments numbers and moves years: "Feb 28 2025", "6/5/2024", `2025-06-17`. */
function changeValue(value: unknown, schema: Schema): unknown {
  if (schema instanceof z.ZodNumber) return Number(value) + 1
  if (typeof value !== "string" || !(schema instanceof z.core.$ZodString)) return value
  // Texts with the date of a round have its name.
  const isNameOfRound = / round$/i.test(value)
  // A sentence does not have a fact of a program twice.
  const space = /\{\{(?:bootcamp|research|launchpad)\..*[^.!?]$/.test(value) ? ". " : " "
  const text = isText(schema) && !isNameOfRound ? value + space + value : value
  return text.replace(/\b20\d\d\b/g, (year) => String(Number(year) + yearsLater))
}

/** Repeats the entries of each list that has a limit, until it is as long as its limit. */
function lengthenLists(parsed: ParsedFile, depth: number, content: readonly ParsedFile[]): unknown {
  return fieldsOf(parsed).reduce((data, { path, value, schema }) => {
    const limit = schema instanceof z.ZodArray ? jsonSchemaOf(schema).maxItems : undefined
    if (!Array.isArray(value) || !(schema instanceof z.ZodArray) || limit === undefined) return data
    if (path.filter((step) => typeof step === "number").length !== depth) return data
    const list: unknown[] = [...(value as unknown[])]
    while (list.length < limit && value.length > 0) {
      const entry: unknown = value[list.length % value.length]
      const copy = withOtherLetters(schema.element, entry, Math.floor(list.length / value.length))
      const another = list.includes(copy) ? `${String(copy)} ${list.length + 1}` : copy
      list.push(isRecord(copy) ? { ...copy, ...uniqueFields(copy, list as Entry[], content) } : another)
    }
    return replaceAt(data, path, () => list)
  }, parsed.data)
}

/**
 * Replaces the small letters of all texts of an entry, because equal texts compress better than those of real content.
 * Keeps references to facts, the programs that a sentence with them names, addresses and capital letters.
 * @param round how far the letters move in the alphabet
 */
function withOtherLetters(schema: Schema, entry: unknown, round: number): unknown {
  return mapValues(schema, entry, (value, field) => {
    if (!isText(field)) return value
    const text = String(value)
    const kept = String.raw`\{\{[^{}]*\}\}|\S*(?:[@/]|www\.)\S*${text.includes("{{") ? "|[Rr]esearch|[Bb]ootcamp|[Ll]aunchpad" : ""}`
    return text.replace(new RegExp(`${kept}|[a-z]`, "g"), (part) =>
      part.length > 1 ? part : String.fromCharCode(97 + ((part.charCodeAt(0) - 97 + round) % 26)),
    )
  })
}

/** Returns new values for the fields of a copy that are unique in a list or in order. */
function uniqueFields(copy: Entry, list: readonly Entry[], content: readonly ParsedFile[]): Entry {
  const { id, isoCode, from, formId, person, date, hours, href } = copy
  const [number, last] = [list.length + 1, list.at(-1)]
  const letters = [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit))).join("")
  const withNumber = (text: string) => `${text.replace(/-\d+$/, "")}-${number}`
  const nextId = (text: string) => {
    if (/^tab-[a-z]$/.test(text)) return `tab-${String.fromCharCode(96 + number)}`
    if (/\d$/.test(text)) return withNumber(text)
    // The id of a publication has no digit and at most 23 characters.
    return `${text.slice(0, 19).replace(/-$/, "")}-${letters}`
  }
  const fields: Entry = {}
  if (typeof id === "string") fields["id"] = nextId(id)
  if (typeof from === "string") fields["from"] = withNumber(from)
  if (typeof formId === "string") fields["formId"] = String(Number(formId) + number)
  // Without small letters, the name of a copy would be the same.
  for (const name of ["label", "title", "shortName"])
    if (typeof copy[name] === "string" && /^(?:[^a-z]*|\{\{.*\}\})$/.test(copy[name]))
      fields[name] = `${copy[name]} ${number}`
  // Two papers do not show the pictures of one highlight.
  if (copy["highlight"] !== undefined) fields["highlight"] = undefined
  // Two links of a list do not lead to the same place.
  if (typeof href === "string")
    fields["href"] = href.startsWith("/documents/") ? `${href}?${number}` : `https://example.org/${number}`
  for (const name of ["link", "paperLink"])
    if (String(copy[name]).startsWith("https:")) fields[name] = `${String(copy[name])}?${number}`
  if (typeof date === "string") {
    // A round of applications needs a later day. Its label repeats the day.
    const dayAfter = new Date(Date.parse(String(last?.["date"])) + 24 * 60 * 60 * 1000)
    Object.assign(fields, { date: dayAfter.toISOString().slice(0, 10), label: `Day ${number}` })
  }
  if (typeof isoCode === "string") {
    const spare = Object.keys(worldGrid.centroids).find((code) => !list.some((other) => other["isoCode"] === code))
    Object.assign(fields, { isoCode: spare, name: countryNames.of(spare ?? isoCode) })
  }
  if (typeof person === "string") {
    const team = content.find(({ file }) => file.path === "team.json")?.data as Entry[]
    const role = team.find((member) => member["id"] === person)?.["role"]
    const isListed = (member: Entry) => list.some((other) => other["person"] === member["id"])
    fields["person"] = team.find((member) => member["role"] === role && !isListed(member))?.["id"] ?? person
  }
  // The hours of an example week add up to those of the program: the copies on one day are 0.25, 0.5 and 0.75 hours.
  const short = list.filter((other) => other["day"] === copy["day"] && Number(other["hours"]) < 1)
  if (typeof hours === "number") Object.assign(fields, { kind: "work", hours: 0.25 * (short.length + 1) })
  return fields
}

/**
 * Returns the changed content without the changes that the check rejects. An entry that the original does not have is
 * removed.
 */
function undoRejected(changed: readonly ParsedFile[], original: readonly ParsedFile[], check: Check): ParsedFile[] {
  let current = [...changed]
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const mistakes = check(current)
    if (mistakes.length === 0) return current
    current = current.map(({ file, data }, index) => {
      const before = original[index]?.data
      const paths = mistakes.filter((mistake) => mistake.file === file.path).map(({ path = [] }) => path)
      return { file, data: restore(data, before, paths) }
    })
  }
  const remaining = check(current).map(({ file, path, message }) => `${file} ${path?.join(".")} ${message}`)
  throw new Error(`The check rejects the generated content after ${MAX_ATTEMPTS} attempts:\n${remaining.join("\n")}`)
}

/** Restores the values at some paths, and removes the new entries that contain some. */
function restore(data: unknown, before: unknown, paths: readonly ContentPath[]): unknown {
  const changes = paths.map((path) => {
    const length = path.findIndex((_, index) => valueAt(before, path.slice(0, index + 1)) === undefined)
    return JSON.stringify(length < 0 ? path : path.slice(0, length + 1))
  })
  // The last entries come first, because removing an entry changes the indexes after it.
  return [...new Set(changes)]
    .sort((one, other) => other.localeCompare(one, "en", { numeric: true }))
    .map((path) => JSON.parse(path) as ContentPath)
    .reduce((all, path) => replaceAt(all, path, () => valueAt(before, path)), data)
}
