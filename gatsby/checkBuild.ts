import { formatProblems } from "./content-check"
import { checkFolder } from "./content/load"
import { sampleMistakes } from "./content/samples"
import { contentFolder } from "./contentFolder"
import { readEnvironment, type Variables } from "./environment"

/**
 * Checks the environment and the content of a build, and that no sample entry gets a public address. `npm run build` and `npm start`
 * call this before Gatsby, which would print more lines around the error. The hook onPreInit calls it for hosts that run Gatsby
 * directly.
 * @param variables such as `process.env`
 * @throws Error with a line for each mistake, both in the environment and in the content
 */
export async function checkBuild(variables: Variables, folder = contentFolder()): Promise<void> {
  const { source, problems } = await checkFolder(folder)
  const mistakes = [problems.length > 0 && formatProblems(problems), sampleMistakes(source, variables)].filter(Boolean)
  try {
    readEnvironment(variables)
  } catch (error) {
    mistakes.unshift((error as Error).message)
  }
  if (mistakes.length > 0) throw new Error(mistakes.join("\n\n"))
}
