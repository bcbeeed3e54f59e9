import { quote } from "../../messages/format"
import { predicate } from "../check/mistake"
import { checkTexts, isFreeText, type TextField } from "../check/traverse"
import type { ReportRule } from "./finding"

/** Reports texts that contain an earlier name of a program. */
export const findOldNames: ReportRule = ({ content, files, earlierPrograms }) => {
  const programs = content["programs.json"]
  const idOf = new Map(
    earlierPrograms.flatMap(({ id, name }) => (typeof name === "string" ? [[name, id] as const] : [])),
  )
  const names = programs.flatMap(({ name, shortName }) => [name, shortName])
  // A name may be a part of another one. The longer one is then the one that the text contains.
  const byLength = [...new Set([...names, ...idOf.keys()])].sort((one, other) => other.length - one.length)
  const messageFor = ({ value, role }: TextField) => {
    let rest = value
    for (const name of byLength) {
      const program = !names.includes(name) && programs.find(({ id }) => id === idOf.get(name))
      if (program && rest.includes(name))
        return predicate`names the ${quote(name)}, which is now the ${quote(program.name)}. Write ${role === "prose" ? `{{${program.id}.name}}` : "the new name"}.`
      rest = rest.replaceAll(name, " ")
    }
    return undefined
  }
  return checkTexts(files, (text) => (isFreeText(text) ? messageFor(text) : undefined))
}
