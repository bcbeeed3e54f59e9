/** Loads the content folder for the build: checks the files, parses them and resolves the facts in prose. */
import path from "node:path"
import { checkContent, formatProblems, readContent, type ContentSource, type LocatedProblem } from "./check"
import { contentSchema, type Content } from "./model"
import { factsFrom, withFacts } from "./model/facts"
import { contentFolder } from "./contentFolder"
import { generatedDocuments } from "../documents/paths"

interface CheckedSource {
  source: ContentSource
  /** Empty if the content is valid. */
  problems: readonly LocatedProblem[]
}

/** Reads and checks a content folder. */
export async function checkFolder(folder = contentFolder()): Promise<CheckedSource> {
  const source = await readContent(folder, path.resolve("static"))
  return { source, problems: checkContent(source, { generatedDocuments }) }
}

/**
 * Returns all content by path. Each call reads the files again, so that `gatsby develop` uses changed content.
 * @throws Error that lists every mistake in plain words
 */
export async function loadContent(folder?: string): Promise<Content> {
  const { source, problems } = await checkFolder(folder)
  if (problems.length > 0) throw new Error(formatProblems(problems))
  return parseSource(source)
}

/** Parses a source in which the check found no mistake, and resolves the facts in prose. */
export function parseSource({ texts }: Pick<ContentSource, "texts">): Content {
  const files = [...texts].map(([name, text]): [string, unknown] => [name, JSON.parse(text)])
  const content = contentSchema.parse(Object.fromEntries(files))
  return withFacts(content, factsFrom(content))
}
