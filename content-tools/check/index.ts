/**
 * Checks the maintainers' content: reports all mistakes of all files at once, each as a sentence with position and
 * remedy.
 */
import { joinSome } from "../../messages/format"
import { contentFiles, type ContentFile } from "../model"
import { checkFiles } from "./rules/files"
import { locateMistakes } from "./position"
import type { LocatedMistake } from "./mistake"
import { runRules } from "./rules/index"
import type { ContentSource } from "./source"
import { parseContent, type ParsedContent } from "./syntax"
import type { ParsedFile } from "../model/fields"

/**
 * Returns all mistakes, in the order of the model's files and then by position. Files that are not in the model come
 * last.
 * @param files the content model; tests replace it
 */
export function checkContent({ texts, ...source }: ContentSource, files = contentFiles): LocatedMistake[] {
  const parsed = parseFiles(files, texts)
  const mistakes = [
    ...checkFiles(files, [...texts.keys()], source.otherFiles),
    ...parsed.flatMap((one) => one.mistakes),
    ...runRules(parsed.filter(isReadable), source),
  ]
  const located = locateMistakes(mistakes, texts).sort(byPosition)
  const names = new Set([...files.map(({ path }) => path), ...mistakes.map(({ file }) => file)])
  return joinRepeated([...names].flatMap((name) => located.filter(({ file }) => file === name)))
}

/** Returns the files of the model that are valid JSON. */
export function readableFiles(texts: ContentSource["texts"]): ParsedFile[] {
  return parseFiles(contentFiles, texts).filter(isReadable)
}

/** The last text of each file, so that a check after a change computes only what depends on it (`once`). */
const lastParsed = new WeakMap<ContentFile, { text: string; parsed: ParsedFile & ParsedContent }>()

function parseFiles(files: readonly ContentFile[], texts: ContentSource["texts"]) {
  return files.flatMap((file) => {
    const text = texts.get(file.path)
    if (text === undefined) return []
    const last = lastParsed.get(file)
    if (last?.text === text) return [last.parsed]
    const parsed = { file, ...parseContent(file.path, text) }
    lastParsed.set(file, { text, parsed })
    return [parsed]
  })
}

const isReadable = ({ data }: ParsedFile) => data !== undefined

function byPosition({ position: one }: LocatedMistake, { position: other }: LocatedMistake): number {
  return one.line - other.line || one.column - other.column
}

/** Fewer mistakes are rather separate mistakes. */
const minRepeated = 3

/**
 * Joins the mistakes that a single mistake causes, such as a list that was copied: those with the same cause whose
 * fields have the same name in different entries of one file. Joins those about one fact or anchor in all files,
 * because one missing date or removed question may cause them. The message of the first names the places of the others.
 */
function joinRepeated(mistakes: readonly LocatedMistake[]): LocatedMistake[] {
  const groups = new Map<string, LocatedMistake[]>()
  for (const mistake of mistakes) groups.set(keyOf(mistake), [...(groups.get(keyOf(mistake)) ?? []), mistake])
  return mistakes.flatMap((mistake) => {
    const [first, ...others] = groups.get(keyOf(mistake)) ?? []
    if (!first || others.length + 1 < minRepeated) return [mistake]
    const places = others.map(({ file, position: { line } }) =>
      file === first.file ? `line ${line}` : `content/${file}:${line}`,
    )
    const message = `${first.message} The same mistake is in ${joinSome([...new Set(places)])}.`
    return mistake === first ? [{ ...first, message }] : []
  })
}

function keyOf({ file, path = [], message, cause = message, about }: LocatedMistake): string {
  const fields = path.map((step) => (typeof step === "number" ? 0 : step))
  return JSON.stringify(about === undefined ? [file, fields, cause] : [about, cause])
}
