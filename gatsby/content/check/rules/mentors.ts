import { quote } from "../format"
import type { FieldProblem } from "../problem"
import { entriesOf, isRecord, type ParsedFile } from "../traverse"

const mentorRole = "Research Mentor"

/** Reports people in mentors.json who have another role in the team. */
export function checkMentors({ file, data }: ParsedFile, content: readonly ParsedFile[]): FieldProblem[] {
  if (file.path !== "mentors.json" || !Array.isArray(data)) return []
  return data.flatMap((entry: unknown, index): FieldProblem[] => {
    const person = entriesOf(content, "team.json")?.find(({ id }) => isRecord(entry) && id === entry["person"])
    if (!person || person["role"] === mentorRole) return []
    const message = `is ${quote(String(person["id"]))}, whose role in content/team.json is ${quote(String(person["role"]))}. Choose a person with the role ${quote(mentorRole)}.`
    return [{ path: [index, "person"], message }]
  })
}
