import { problemSentence, type LocatedProblem } from "./problem"

/**
 * Returns a workflow command for GitHub, which marks the line in a pull request:
 * `::error file=content/faq.json,line=14,col=5::item 4 → "answer" is empty.`
 * Escapes as `@actions/core` does (packages/core/src/command.ts).
 * @param folder the content folder relative to the repository root, with slashes
 */
export function annotationOf(folder: string, problem: LocatedProblem): string {
  const { file, position } = problem
  const name = escapeData(`${folder}/${file}`).replaceAll(":", "%3A").replaceAll(",", "%2C")
  return `::error file=${name},line=${position.line},col=${position.column}::${escapeData(problemSentence(problem))}`
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
}
