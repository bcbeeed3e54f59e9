import { quote } from "../../../messages/format"
import { publicPages, type PublicPage } from "../../../src/routes"
import { closestMatch } from "../../../messages/suggestion"
import type { FieldMistake } from "../mistake"
import { recordsOf, type ParsedFile } from "../traverse"
import { withoutSlash } from "./withoutSlash"

/** Returns the source paths of the redirects, also if the file has mistakes. */
export function redirectedPaths(content: readonly ParsedFile[]): ReadonlySet<string> {
  const redirects = content.find(({ file }) => file.path === "redirects.json")
  return new Set(recordsOf(redirects?.data).map(({ from }) => String(from)))
}

const pages: readonly PublicPage[] = publicPages

/** Returns the page that exists only with a program. */
const pageOfProgram = (file: string, id: string) =>
  file === "programs.json" ? pages.find(({ program }) => program === id)?.path : undefined

/**
 * Reports each required entry that is missing: at the entry that was probably meant, or else for the whole file. A
 * program may be missing if a redirect has the address of its page.
 * @param redirected source paths of the redirects
 */
export function checkRequiredIds({ file, data }: ParsedFile, redirected: ReadonlySet<string>): FieldMistake[] {
  const { requiredIds = {} } = file
  if (!Array.isArray(data)) return []
  const ids = recordsOf(data).map(({ id }) => (typeof id === "string" ? id : ""))
  const missing = Object.entries(requiredIds).filter(
    ([id]) => !ids.includes(id) && !redirected.has(withoutSlash(pageOfProgram(file.path, id) ?? "")),
  )
  const others = ids.filter((id) => !(id in requiredIds))
  return missing.map(([id, page]) => {
    const onlyOther = missing.length === 1 && others.length === 1 ? others[0] : undefined
    const meant = closestMatch(id, others) ?? (others.includes("") ? "" : onlyOther)
    if (meant === undefined) {
      const own = pageOfProgram(file.path, id)
      const end = own
        ? ` If the program has ended, add to redirects.json an entry with "from": ${quote(withoutSlash(own))} and "toPath": the page of another program. This page is then not built.`
        : ""
      const message =
        `has no entry with the id ${quote(id)}. It is needed by ${page}. ` +
        `Add the entry again, or copy it from an earlier version in the Git history.${end}`
      return { path: [], message }
    }
    const mistake = meant === "" ? "is missing or not a text." : `is ${quote(meant)}.`
    const message = `${mistake} Did you mean ${quote(id)}? The id must stay ${quote(id)}: this entry is needed by ${page}.`
    return { path: [ids.indexOf(meant), "id"], message }
  })
}
