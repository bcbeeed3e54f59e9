import { publicPages } from "../../src/routes"
import { formatList } from "../../messages/format"
import { predicate } from "../check/mistake"
import { checkTexts, groupOf, isFreeText, type TextField } from "../check/traverse"
import type { ReportRule } from "./finding"

/** Matches addresses and paths, without the punctuation around them. */
const addressOrPath = /(?<![\w@./-])(?:(?:https?:\/\/|www\.)\w[^\s"”)]*[\w/]|\/[a-z][\w/-]*)/gi

/** Reports addresses and pages in texts, which the site shows without a link. It links email addresses. */
export const findAddressesInTexts: ReportRule = ({ files }) =>
  checkTexts(files, (text) => {
    if (!isFreeText(text) || isOpenedElsewhere(text)) return undefined
    const found = text.value.match(addressOrPath)?.filter((one) => !one.startsWith("/") || isPage(one)) ?? []
    if (found.length === 0) return undefined
    return predicate`shows ${formatList(found)} as plain words: only the fields of the kinds "link" and "LinkItem" in content/FIELDS.md are links. Name the page in words, or put the address into such a field.`
  })

/** Whether a program that shows the text links addresses itself: that for emails, or the calendar. */
function isOpenedElsewhere(text: TextField): boolean {
  return text.parsed.file.path === "calendar.json" || "subject" in groupOf(text)
}

/** Whether a path is rather a page than words such as "2 lessons /week". */
function isPage(path: string): boolean {
  return path.endsWith("/") || publicPages.some((page) => page.path === `${path}/`)
}
