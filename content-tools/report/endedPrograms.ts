import { publicPages, publicPagesOf } from "../../src/routes"
import { predicate } from "../check/mistake"
import { checkTexts, isFreeText } from "../check/traverse"
import type { ReportRule } from "./finding"
import { isAboutCohort } from "./texts"

/**
 * Reports texts about a program that has ended, and links to it: its page is not built, because programs.json does not
 * have it. The program is named as in the address of its page.
 */
export const findEndedPrograms: ReportRule = ({ content, files }) => {
  const served = publicPagesOf(content)
  return publicPages
    .filter((page) => !served.includes(page))
    .flatMap(({ path, contentFile }) => {
      const name = path.replaceAll("/", "")
      const pattern = new RegExp(`\\b${name}`, "i")
      return checkTexts(files, (text) => {
        const { path: file } = text.parsed.file
        const isRead = isFreeText(text) || text.role === "link"
        if (!isRead || file === contentFile || !isAboutCohort(text) || !pattern.test(text.value)) return undefined
        return predicate`names the ${name}, whose page is not built any more. Write what is true now, or remove it.`
      })
    })
}
