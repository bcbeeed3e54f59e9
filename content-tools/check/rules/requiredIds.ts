import { quote } from "../../../messages/format"
import { publicPages, type PublicPage } from "../../../src/routes"
import { closestMatch } from "../../../messages/suggestion"
import { predicate, type FieldMistake } from "../mistake"
import type { ParsedFile } from "../../model/fields"
import { definitionAt } from "../../model/schema"
import { isRecord, recordsOf } from "../../model/values"
import { withoutSlash } from "./withoutSlash"

const pages: readonly PublicPage[] = publicPages

/**
 * Returns the programs that have ended: programs.json does not have them, and a redirect replaces their page.
 * Reads these files also if they have mistakes.
 */
export function replacedPrograms(content: readonly ParsedFile[]): ReadonlySet<string> {
  const valuesOf = (path: string, field: string) =>
    recordsOf(content.find(({ file }) => file.path === path)?.data).map((entry) => entry[field])
  const ids = valuesOf("programs.json", "id")
  const sources = valuesOf("redirects.json", "from")
  const ended = pages.filter(({ path, program }) => !ids.includes(program) && sources.includes(withoutSlash(path)))
  return new Set(ended.flatMap(({ program }) => program ?? []))
}

/**
 * Reports each required entry that is missing: at the entry that was probably meant, or else for the whole file. And
 * each field that is required because its program has not ended.
 */
export function checkRequiredIds({ file, data }: ParsedFile, ended: ReadonlySet<string>): FieldMistake[] {
  const { requiredIds = {}, ofProgram = {} } = file
  const isEnded = (name: string) => ended.has(ofProgram[name] ?? "")
  if (isRecord(data))
    return Object.entries(ofProgram)
      .filter(([name]) => !Object.hasOwn(data, name) && !isEnded(name))
      .map(([name, program]) => {
        const { description = "" } = definitionAt(file.schema, [name])
        return {
          path: [name],
          ...predicate`is missing, but programs.json has ${quote(program)}. Meaning: ${description}`,
        }
      })
  if (!Array.isArray(data)) return []
  const ids = recordsOf(data).map(({ id }) => (typeof id === "string" ? id : ""))
  const missing = Object.entries(requiredIds).filter(([id]) => !ids.includes(id) && !isEnded(id))
  const others = ids.filter((id) => !(id in requiredIds))
  return missing.map(([id, page]) => {
    const onlyOther = missing.length === 1 && others.length === 1 ? others[0] : undefined
    const meant = closestMatch(id, others) ?? (others.includes("") ? "" : onlyOther)
    if (meant === undefined) {
      const own = file.path === "programs.json" ? pages.find(({ program }) => program === id)?.path : undefined
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
