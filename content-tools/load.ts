/** Loads the content folder for the build: checks the files, parses them and resolves the facts and links in prose. */
import { checkContent } from "./check"
import { formatMistakes } from "./check/mistake"
import { readContent } from "./check/source"
import { contentFolder, printedFolder } from "./contentFolder"
import { contentFiles, type Content } from "./model"
import { parseSource } from "./parseSource"

/** @throws Error if the folder has no file of the model: a wrong folder is one mistake, not many missing files */
export async function checkFolder(folder = contentFolder()) {
  const source = await readContent(folder)
  if (!contentFiles.some(({ path }) => source.texts.has(path)))
    throw new Error(
      `The folder ${folder} does not exist or contains no content. ` +
        "Correct the variable CONTENT_FOLDER. If it is not set, restore the folder content/ with Git.",
    )
  return { source, mistakes: checkContent(source) }
}

/**
 * Returns all content by path.
 * @throws Error that lists every mistake in plain words
 */
export async function loadContent(folder?: string): Promise<Content> {
  const { source, mistakes } = await checkFolder(folder)
  if (mistakes.length > 0) throw new Error(formatMistakes(mistakes, printedFolder(folder)))
  return parseSource(source)
}
