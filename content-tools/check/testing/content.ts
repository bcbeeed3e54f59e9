/** The fixture content of `test/content`, and helpers that replace parts of it and check the result. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { replaceAt } from "../../../test/variants/replaceAt"
import { contentFiles } from "../../model"
import { checkContent } from "../index"
import { formatMistake, type LocatedMistake } from "../mistake"
import type { ContentPath } from "../../model/values"
import type { ContentSource } from "../source"

/** A replacement: file, path, value. A value that is undefined removes its field. */
export type Change = readonly [file: string, path: ContentPath, value: unknown]

const folder = path.resolve("test/content")

/** JSON text of each fixture file, by its path below content/. */
export const validTexts: ReadonlyMap<string, string> = new Map(
  contentFiles.map((file) => [file.path, readFileSync(path.join(folder, file.path), "utf8")]),
)

/** The fixture files, parsed. */
export const validContent: Readonly<Record<string, unknown>> = Object.fromEntries(
  [...validTexts].map(([file, text]) => [file, JSON.parse(text) as unknown]),
)

/** The fixture's pictures with made-up sizes, so that no test decodes them. */
const pictures: ContentSource["pictures"] = new Map(
  readdirSync(path.join(folder, "images")).map((name) => [
    `images/${name}`,
    { file: name, bytes: 2000, size: { width: 2000, height: 2000 } },
  ]),
)

/** Returns the JSON text of each fixture file, with some values replaced. */
export function changedTexts(changes: readonly Change[]): Map<string, string> {
  const changed = { ...validContent }
  for (const [file, path, value] of changes) changed[file] = replaced(changed[file], path, value)
  return new Map(Object.entries(changed).map(([file, data]) => [file, JSON.stringify(data)]))
}

interface TestOptions {
  /** The files to check. Default: all. */
  only?: readonly string[]
  staticFiles?: readonly string[]
}

/**
 * Returns a mistake without line, column and names of entries, for example, `content/faq.json (item 4), "answer" is
 * empty. Write at least one sentence.`
 */
export function shortMessage({ names: _, ...mistake }: LocatedMistake): string {
  return formatMistake({ ...mistake, position: { line: 1, column: 1 } }).replace(":1:1", "")
}

export function mistakesOf(
  texts: ReadonlyMap<string, string>,
  { only, staticFiles = [] }: TestOptions = {},
): LocatedMistake[] {
  const isChecked = (file: string) => only?.includes(file) ?? true
  const checked = new Map([...texts].filter(([file]) => isChecked(file)))
  const files = contentFiles.filter(({ path: file }) => isChecked(file))
  return checkContent({ texts: checked, pictures, otherFiles: [], staticFiles }, files)
}

/** Returns the mistakes of the fixture with some values replaced, as messages. */
export function messagesFor(changes: readonly Change[], options?: TestOptions): string[] {
  return mistakesOf(changedTexts(changes), options).map(shortMessage)
}

/** Returns a copy of `data` with another value at `path`, or without it if `value` is undefined. */
export function replaced(data: unknown, path: ContentPath, value: unknown): unknown {
  return replaceAt(data, path, () => value)
}

/** Returns the file and the path in words such as `faq.json 2 answer`. */
export function placeOf(words: string): [file: string, path: ContentPath] {
  const [file = "", ...steps] = words.split(" ")
  return [file, steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))]
}
