import { quote } from "./format"
import type { FieldProblem } from "./problem"
import { fieldsOf, type ParsedFile } from "./traverse"

/** Reports addresses on other sites that no browser can open. */
export function checkUrls(parsed: ParsedFile): FieldProblem[] {
  return fieldsOf(parsed).flatMap(({ value, path }) => {
    if (typeof value !== "string" || !/^https:\/\/\S+$/i.test(value)) return []
    const message = urlProblem(value)
    return message ? [{ path, message }] : []
  })
}

function urlProblem(address: string): string | undefined {
  const [, inner] = /^https:\/\/(?=https?:)(.+)$/i.exec(address) ?? []
  if (inner !== undefined)
    return `is ${quote(address)}, which begins with https:// twice. Write ${quote(inner.replace(/^http:/i, "https:"))}.`
  const host = URL.canParse(address) ? new URL(address).hostname : ""
  if (/^[^.]+(\.[^.]+)+$/.test(host)) return undefined
  return `is ${quote(address)}, but that is not a complete address. Copy it from the browser's address bar.`
}
