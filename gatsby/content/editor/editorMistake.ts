import { formatMistake, type LocatedMistake } from "../../../content-tools/check/mistake"
import { contentFiles } from "../../../content-tools/model"
import { quote } from "../../../messages/format"
import { groups, placeOf } from "./groups"
import { plainWords } from "./labels"

/** Names of fields in a message: "imageSrc", but not values such as "commit". */
const fieldName = /"([a-z]+[A-Z][A-Za-z]*)"/g

/**
 * Returns the message of a mistake with the labels of the editor, such as `People → Team, and mentors on the home page
 * (team.json) → item 9 ("Nadia Ferhane") → "Image description" is missing. …`. A mistake in the syntax of a file or
 * about a whole file cannot be corrected in the editor, so it has the file and the line.
 */
export function editorMistake(mistake: LocatedMistake): string {
  const { file, path = [], names = [], message } = mistake
  const model = contentFiles.find((one) => one.path === file)
  if (!model || path.length === 0) return formatMistake(mistake)
  const group = groups.find(({ name }) => name === placeOf(model).group)?.label
  const steps = path.map((step, index) => {
    if (typeof step === "string") return quote(plainWords(step))
    return `item ${step + 1}${names[index] === undefined ? "" : ` (${quote(names[index])})`}`
  })
  const place = [group, `${model.shownOn} (${file})`, ...steps].join(" → ")
  return `${place} ${message.replace(fieldName, (_, name: string) => quote(plainWords(name)))}`
}
