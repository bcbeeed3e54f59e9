import type { ContentSource } from "./check/source"
import { parseCleaned } from "./check/syntax"
import { contentFiles, contentSchema, wholeSchema, type Content } from "./model"
import { derivedFields } from "./model/derivedFields"
import { endedPages, endedPrograms, programOf } from "./model/endedPrograms"
import { quotesAndFacts, textWithPoints, withFacts } from "./model/facts"
import { traverse } from "./model/fields"
import { groupName, jsonSchemasOf } from "./model/jsonSchema"
import { withLinks, withoutLinks } from "./model/links"
import { isRecord, valueAt } from "./model/values"

/** Parses a source in which the check found no mistake, adds derived fields, and resolves facts and links in prose. */
export function parseSource({ texts }: Pick<ContentSource, "texts">): Content {
  const files = [...texts].map(([name, text]): [string, unknown] => [name, parseCleaned(text)])
  const content = contentSchema.parse(Object.fromEntries(files))
  const complete = withPointsInAnswers(withDerivedFields(content))
  // The texts of a page that is not built may name facts of the program that has ended.
  const kept = Object.fromEntries(endedPages(content).map(({ contentFile }) => [contentFile, complete[contentFile]]))
  return resolveLinks({ ...withFacts(withoutEnded(complete), quotesAndFacts(content)), ...kept })
}

/**
 * Removes the entries and fields of programs that have ended. A redirect to the application of one leads where that of
 * its page leads, so that nothing opens the form any more. Both name the program, because the program may come back.
 */
function withoutEnded(content: Content): Content {
  const ended = endedPrograms(content)
  const pages = endedPages(content).flatMap((page) => ("program" in page ? [page] : []))
  const redirects = content["redirects.json"].map((redirect) => {
    const page = pages.find(({ path, program }) => program === redirect.program || path === `${redirect.from}/`)
    const ofPage = page && content["redirects.json"].find(({ from }) => `${from}/` === page.path)
    return ofPage ? { ...ofPage, from: redirect.from, program: page.program } : redirect
  })
  const files = contentFiles.map((file) => {
    if (file.path === "redirects.json") return [file.path, redirects]
    const data = content[file.path as keyof Content]
    const isShown = (part: unknown) => !ended.has(programOf(file, part) ?? "")
    if (Array.isArray(data)) return [file.path, data.filter(isShown)]
    return [file.path, Object.fromEntries(Object.entries(data).filter(([field]) => isShown(field)))]
  })
  return Object.fromEntries(files) as Content
}

/** Changes the links in prose. A text without links that quotes one with links gets only the words. */
function resolveLinks(content: Content): Content {
  for (const file of contentFiles) {
    const data = content[file.path as keyof Content]
    for (const { path, value, role, takesLinks } of traverse(wholeSchema(file), data, [])) {
      if (role !== "prose" || typeof value !== "string") continue
      const group = valueAt(data, path.slice(0, -1)) as Record<string | number, string>
      group[path.at(-1) ?? ""] = takesLinks ? withLinks(value) : withoutLinks(value)
    }
  }
  return content
}

/**
 * Adds the derived fields to each group, by its type in the model. Build and browser then show the same text, whatever
 * their versions of ICU, and a browser does not load ICU's data while it hydrates a page: the first format of a price
 * takes 26 to 38 ms, on a phone four times as long.
 */
function withDerivedFields(content: Content): Content {
  const { entries, groups } = jsonSchemasOf(contentFiles)
  const addTo = (type: string | undefined, value: unknown, around?: unknown): unknown => {
    if (type === undefined) return value
    if (Array.isArray(value)) return value.map((item) => addTo(type, item, around))
    if (!isRecord(value)) return value
    const { properties = {} } = entries[type] ?? groups[type] ?? {}
    const fields = Object.entries(value).map(([name, field]) => {
      const schema = properties[name]
      return [name, addTo(schema && groupName(schema.items ?? schema), field, value)]
    })
    const derived = Object.entries(derivedFields[type] ?? {})
    return Object.fromEntries([
      ...fields,
      ...derived.map(([name, field]) => [name, field.valueOf(value, content, around)]),
    ])
  }
  const files = Object.entries(content).map(([path, data]) => {
    const file = contentFiles.find((one) => one.path === path)
    return [path, addTo(file?.typeName, data)]
  })
  return Object.fromEntries(files) as Content
}

/** Moves the points of each answer into its text, as in a text that is quoted. */
function withPointsInAnswers(content: Content): Content {
  return {
    ...content,
    "faq.json": content["faq.json"].map(({ list, ...item }) => ({
      ...item,
      answer: textWithPoints([item.answer], list),
    })),
  }
}
