/** The fixture content of `test/content`, and helpers that replace parts of it and check the result. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { replaceAt } from "../../../test/variants/replaceAt"
import { contentFiles } from "../../model"
import { checkContent } from "../index"
import { formatMistake, type ContentPath, type LocatedMistake } from "../mistake"
import type { ContentSource } from "../source"
import type { ParsedFile } from "../traverse"

/** Parsed content by file. */
export type Content = Readonly<Record<string, unknown>>

const folder = path.resolve("test/content")

/** JSON text of each fixture file, by its path below content/. */
export const validTexts: ReadonlyMap<string, string> = new Map(
  contentFiles.map((file) => [file.path, readFileSync(path.join(folder, file.path), "utf8")]),
)

/** The fixture files, parsed. */
export const validContent: Content = Object.fromEntries(
  [...validTexts].map(([file, text]) => [file, JSON.parse(text) as unknown]),
)

/** The fixture's pictures with made-up sizes, so that no test decodes them. */
const pictures: ContentSource["pictures"] = new Map(
  readdirSync(path.join(folder, "images")).map((name) => [
    `images/${name}`,
    { bytes: 2000, size: { width: 2000, height: 2000 } },
  ]),
)

/** Returns the entries of a fixture file whose content is a list. */
export function fixtureEntries(file: string): readonly Readonly<Record<string, unknown>>[] {
  return validContent[file] as Record<string, unknown>[]
}

/** Returns the fixture as parsed files, with some of them replaced. */
export function parsedContent(changes: Content = {}): ParsedFile[] {
  return contentFiles.map((file) => ({ file, data: { ...validContent, ...changes }[file.path] }))
}

interface TestOptions {
  /** The files to check. Default: all. */
  only?: readonly string[]
  staticFiles?: readonly string[]
}

/** Returns a mistake without line, column and names of entries, for example, `content/faq.json (item 4), "answer" is empty. Write at least one sentence.` */
export function shortMessage({ names: _, ...mistake }: LocatedMistake): string {
  return formatMistake({ ...mistake, position: { line: 1, column: 1 } }).replace(":1:1", "")
}

export function mistakesOf(texts: ReadonlyMap<string, string>, options: TestOptions = {}): LocatedMistake[] {
  const { only = [...validTexts.keys()], staticFiles = [] } = options
  const files = contentFiles.filter((file) => only.includes(file.path))
  return checkContent({ texts, pictures, otherFiles: [], staticFiles }, files)
}

/** Returns the mistakes of the fixture with some files replaced, as messages. */
export function messagesForFiles(changes: Content = {}, options: TestOptions = {}): string[] {
  const texts = [...validTexts]
    .filter(([file]) => options.only?.includes(file) ?? true)
    .map(([file, text]): [string, string] => [file, file in changes ? JSON.stringify(changes[file]) : text])
  return mistakesOf(new Map(texts), options).map(shortMessage)
}

/** Replaces one value of a file, or removes it if `value` is undefined. Returns the mistakes of that file as messages. */
export function messagesForValue(file: string, path: ContentPath, value: unknown): string[] {
  return messagesForFiles({ [file]: replaced(validContent[file], path, value) }, { only: [file] })
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
