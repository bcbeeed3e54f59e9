import { predicate } from "../check/mistake"
import { checkTexts } from "../check/checkTexts"
import { withoutReferences } from "../model/facts"
import { groupOf, isFreeText, type TextField } from "../model/fields"
import { endedPages, endedPrograms, isOfEnded } from "../model/endedPrograms"
import type { ReportRule } from "./finding"

/**
 * Reports texts about a program that has ended, and links to it: its page is not built, because programs.json does not
 * have it. The program is named as in the address of its page.
 */
export const findEndedPrograms: ReportRule = ({ content, files }) => {
  const ended = endedPrograms(content)
  return endedPages(content).flatMap(({ path }) => {
    const name = path.replaceAll("/", "")
    const pattern = new RegExp(`\\b${name}`, "i")
    return checkTexts(files, (text) => {
      if (!isRead(text) || isOfEnded(text, ended) || !pattern.test(withoutReferences(text.value))) return undefined
      if (text.parsed.file.path === "redirects.json")
        return predicate`names the ${name}, whose page is not built any more, but leads to a form.
          Add "program" with the program of the form, or remove this entry.`
      return predicate`names the ${name}, whose page is not built any more. Write what is true now, or remove it.
        If the words are about something else, such as the first weeks of another program, keep them.`
    })
  })
}

/**
 * Whether a visitor reads or follows this text. The words of students stay right, and a redirect to a page is the way
 * from an ended program.
 */
function isRead(text: TextField): boolean {
  const { path: file } = text.parsed.file
  if (file === "redirects.json") return text.path.at(-1) === "from" && "toForm" in groupOf(text)
  return file !== "testimonials.json" && (isFreeText(text) || text.role === "link")
}
