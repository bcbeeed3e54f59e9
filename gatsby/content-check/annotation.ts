/** Problems as GitHub's workflow commands, which mark the mistaken lines in a pull request. */
import { sentenceOf, type LocatedProblem } from "./problem"

/**
 * A problem as a workflow command, such as `::error file=content/faq.json,line=14,col=5::item 4 → "answer" is empty.`
 * Escapes as `@actions/core` does (packages/core/src/command.ts).
 * @param folder the content folder as seen from the top of the repository, with slashes
 */
export function annotationOf(folder: string, problem: LocatedProblem): string {
  const { file, place } = problem
  const name = inData(`${folder}/${file}`).replaceAll(":", "%3A").replaceAll(",", "%2C")
  return `::error file=${name},line=${place.line},col=${place.column}::${inData(sentenceOf(problem))}`
}

function inData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
}
