import { personalRouteOf, withoutSlash, type Addresses } from "./addresses"
import { quote } from "./format"
import type { FieldProblem } from "./problem"
import { fieldsOf, isValid, type ParsedFile } from "./traverse"

/** Reports links that are written wrongly, each with the right form. `checkSchema` reports the others. */
export function checkLinkText(parsed: ParsedFile, addresses: Addresses): FieldProblem[] {
  return fieldsOf(parsed).flatMap((field) => {
    const { path, value } = field
    if (field.role !== "link" || typeof value !== "string" || value.trim() === "" || isValid(field)) return []
    const correct = correctLink(value.trim(), addresses)
    if (correct === undefined) return []
    const reason = correct === value.trim() ? ", with a space before or after it" : ""
    return [{ path, message: `is ${quote(value)}${reason}. Write ${quote(correct)}.` }]
  })
}

/** Returns the link that a text probably means; undefined if none of its corrections is a valid link. */
function correctLink(text: string, { pages, redirects, files }: Addresses): string | undefined {
  if (/\s/.test(text)) return undefined
  if (/^http:\/\/[^/]/i.test(text)) return text.replace(/^http/i, "https")
  if (/^www\./i.test(text)) return `https://${text}`
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  const [path = "", ...rest] = text.split(/(?=[?#])/)
  const candidates = [`/${path.replace(/^\.?\//, "")}`, `/${path.replace(/^\.?\//, "")}/`]
  const target = candidates.find(
    (candidate) => pages.has(candidate) || files.has(candidate) || redirects?.has(withoutSlash(candidate)),
  )
  if (/^(?:\/|#|mailto:|https:\/\/)/.test(text)) return text
  return target === undefined || personalRouteOf(target) !== undefined ? undefined : `${target}${rest.join("")}`
}
