/** The fixture content of `test/content`, and helpers that put one mistake into it. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { contentFiles } from "../content-model"
import { generatedDocuments } from "../documents/addresses"
import {
  checkContent,
  sentenceOf,
  type CheckOptions,
  type ContentPath,
  type ContentSource,
  type LocatedProblem,
} from "./index"
import type { ParsedFile } from "./walk"

/** Parsed content by file. */
export type Content = Readonly<Record<string, unknown>>

const folder = path.resolve("test/content")

export const validTexts: ReadonlyMap<string, string> = new Map(
  contentFiles.map((file) => [file.path, readFileSync(path.join(folder, file.path), "utf8")]),
)

export const validContent: Content = Object.fromEntries(
  [...validTexts].map(([file, text]) => [file, JSON.parse(text) as unknown]),
)

/** The fixture's pictures, taken as good ones. `source.ts` is what reads them. */
export const pictures: ContentSource["pictures"] = new Map(
  readdirSync(path.join(folder, "images")).map((name) => [
    `images/${name}`,
    { bytes: 2000, size: { width: 64, height: 48 } },
  ]),
)

/** A list of the fixture. */
export function listOf(file: string): readonly Readonly<Record<string, unknown>>[] {
  return validContent[file] as Record<string, unknown>[]
}

/** The fixture as parsed files, in the order of the model, with some of them replaced. */
export function parsedContent(changes: Content = {}): ParsedFile[] {
  return contentFiles.map((file) => ({ file, data: { ...validContent, ...changes }[file.path] }))
}

export interface TestOptions extends CheckOptions {
  /** The files of the fixture that are checked; all of them if absent. */
  only?: readonly string[]
  staticFiles?: readonly string[]
}

/** What the check says about texts of content files, line by line, without lines and columns. */
export function linesOfTexts(texts: ReadonlyMap<string, string>, options: TestOptions = {}): string[] {
  return problemsOf(texts, options).map((problem) => `content/${problem.file} → ${sentenceOf(problem)}`)
}

export function problemsOf(texts: ReadonlyMap<string, string>, options: TestOptions = {}): LocatedProblem[] {
  const { only = [...validTexts.keys()], staticFiles = [], ...others } = options
  return checkContent(
    { texts, pictures, staticFiles },
    { generatedDocuments, files: contentFiles.filter((file) => only.includes(file.path)), ...others },
  )
}

/** The same for the fixture with some files replaced. */
export function linesOf(changes: Content = {}, options: TestOptions = {}): string[] {
  const texts = [...validTexts]
    .filter(([file]) => options.only?.includes(file) ?? true)
    .map(([file, text]): [string, string] => [file, file in changes ? JSON.stringify(changes[file]) : text])
  return linesOfTexts(new Map(texts), options)
}

/** The same for one file alone, with a value replaced, or removed where `value` is undefined. */
export function linesWith(file: string, path: ContentPath, value: unknown): string[] {
  return linesOf({ [file]: replaced(validContent[file], path, value) }, { only: [file] })
}

/** A copy of `data` with another value at `path`, or without it where `value` is undefined. */
export function replaced(data: unknown, [step, ...rest]: ContentPath, value: unknown): unknown {
  if (step === undefined) return value
  const copy: Record<string, unknown> | unknown[] = Array.isArray(data)
    ? [...(data as unknown[])]
    : { ...(data as object) }
  const group = copy as Record<string | number, unknown>
  const changed = replaced(group[step], rest, value)
  if (changed !== undefined) group[step] = changed
  else if (Array.isArray(copy)) copy.splice(Number(step), 1)
  else delete group[step]
  return copy
}
