import { formatMistakes } from "../../content-tools/check/mistake"
import { checkFolder } from "../../content-tools/load"
import { sampleMistakes } from "./sampleMistakes"
import { contentFolder } from "../../content-tools/contentFolder"
import { readEnvironment, type Variables } from "."

/**
 * Checks what a build needs. `npm run build` and `npm start` call this before Gatsby, which prints other lines around an error. The
 * hook onPreInit calls it for hosts that run Gatsby directly.
 * @throws Error with a line for each mistake in the variables and in the content, and for sample entries at a public address
 */
export async function checkBuild(variables: Variables, folder = contentFolder()): Promise<void> {
  const { source, mistakes } = await checkFolder(folder)
  const messages = [mistakes.length > 0 && formatMistakes(mistakes), sampleMistakes(source, variables)].filter(Boolean)
  try {
    readEnvironment(variables)
  } catch (error) {
    messages.unshift((error as Error).message)
  }
  if (messages.length > 0) throw new Error(messages.join("\n\n"))
}
