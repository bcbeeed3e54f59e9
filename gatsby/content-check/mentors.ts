import { formatList, quote } from "./format"
import type { FieldProblem } from "./problem"
import { didYouMean } from "./suggestion"
import { entriesOf, isRecord, type ParsedFile } from "./traverse"

const mentorRole = "Research Mentor"

/**
 * Reports people in mentors.json who are not in the team or have another role. Comes before `checkReferences`, which would also suggest
 * people with another role. */
export function checkMentors({ file, data }: ParsedFile, content: readonly ParsedFile[]): FieldProblem[] {
  const team = entriesOf(content, "team.json")
  if (file.path !== "mentors.json" || !Array.isArray(data) || !team) return []
  return data.flatMap((entry: unknown, index): FieldProblem[] => {
    const value = isRecord(entry) ? entry["person"] : undefined
    const person = team.find(({ id }) => id === value)
    if (typeof value !== "string" || person?.["role"] === mentorRole) return []
    if (!person) {
      const mentors = team.filter(({ role }) => role === mentorRole).map(({ id }) => String(id))
      const remedy = didYouMean(value, mentors, ` The ids of the research mentors are: ${formatList(mentors)}.`)
      return [
        { path: [index, "person"], message: `is ${quote(value)}, but content/team.json has no such id.${remedy}` },
      ]
    }
    const message = `is ${quote(String(person["id"]))}, whose role in content/team.json is ${quote(String(person["role"]))}. Choose a person with the role ${quote(mentorRole)}.`
    return [{ path: [index, "person"], message }]
  })
}
