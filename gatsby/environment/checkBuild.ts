import { formatMistakes } from "../../content-tools/check/mistake"
import { contentFolder } from "../../content-tools/contentFolder"
import { checkFolder, parseSource } from "../../content-tools/load"
import type { Content } from "../../content-tools/model"
import { sampleMistakes } from "./sampleMistakes"
import { readEnvironment, type Variables } from "."

/**
 * Checks what a build needs, and returns the content.
 * @throws Error with a line for each mistake in the variables and in the content, and for sample entries at a public address
 */
export async function checkBuild(variables: Variables, folder = contentFolder()): Promise<Content> {
  const { source, mistakes } = await checkFolder(folder)
  const messages = [mistakes.length > 0 && formatMistakes(mistakes), sampleMistakes(source, variables)].filter(Boolean)
  try {
    readEnvironment(variables)
  } catch (error) {
    messages.unshift((error as Error).message)
  }
  if (messages.length > 0) throw new Error(messages.join("\n\n"))
  return parseSource(source)
}
