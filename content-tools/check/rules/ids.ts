import { publicPages, type PublicPage } from "../../../src/routes"
import { quote } from "../../../messages/format"
import { closestMatch } from "../../../messages/suggestion"
import { predicate, type FieldMistake } from "../mistake"
import { fieldsOf, recordsOf, type ParsedFile } from "../traverse"

/** Reports each required entry that is missing: at the entry that was probably meant, or else for the whole file. */
export function checkRequiredIds({ file, data }: ParsedFile): FieldMistake[] {
  const { requiredIds = {} } = file
  if (!Array.isArray(data)) return []
  const ids = recordsOf(data).map(({ id }) => (typeof id === "string" ? id : ""))
  const missing = Object.entries(requiredIds).filter(([id]) => !ids.includes(id))
  const others = ids.filter((id) => !(id in requiredIds))
  return missing.map(([id, page]) => {
    const onlyOther = missing.length === 1 && others.length === 1 ? others[0] : undefined
    const meant = closestMatch(id, others) ?? (others.includes("") ? "" : onlyOther)
    if (meant === undefined) {
      const message =
        `has no entry with the id ${quote(id)}. It is needed by ${page}. ` +
        "Add the entry again, or copy it from an earlier version in the Git history."
      return { path: [], message }
    }
    const mistake = meant === "" ? "is missing or not a text." : `is ${quote(meant)}.`
    const message = `${mistake} Did you mean ${quote(id)}? The id must stay ${quote(id)}: this entry is needed by ${page}.`
    return { path: [ids.indexOf(meant), "id"], message }
  })
}

/** Ids of the elements that src/layouts adds to every page. */
const layoutIds = ["content", "main-navigation", "footer-call-to-action", "footer-newsletter"]

const pages: readonly PublicPage[] = publicPages

/** Reports entries whose anchor is already the id of another element of their page. Links to the entry would lead there. */
export function checkAnchors({ file, data }: ParsedFile): FieldMistake[] {
  const page = pages.find(({ entryAnchors = {} }) => file.path in entryAnchors)
  if (!page) return []
  const ids = recordsOf(data).map(({ id }) => String(id))
  const prefix = page.entryAnchors?.[file.path] ?? ""
  // Components append "-heading" to a section's id, and "-panel" to the id of an accordion item.
  const sections = page.anchors.flatMap((id) => [id, `${id}-heading`])
  const taken = new Set([...layoutIds, ...sections, ...ids.map((id) => `${prefix}${id}-panel`)])
  return ids.flatMap((id, index) => {
    const message = predicate`is ${quote(id)}, but another part of the page ${quote(page.path)} has the anchor ${quote(`#${prefix}${id}`)}. Choose another id.`
    return taken.has(prefix + id) ? [{ path: [index, "id"], ...message }] : []
  })
}

/** Reports copied entries of a list file: those that differ in nothing but the field that has to be unique. */
export function checkCopies({ file, data }: ParsedFile): FieldMistake[] {
  const { uniqueBy = "id" } = file
  // Several redirects may have the same target.
  if (uniqueBy === "from") return []
  const keys = recordsOf(data).map((entry) => entry[uniqueBy])
  const contents = recordsOf(data).map((entry) => {
    const others = Object.entries(entry).filter(([name]) => name !== uniqueBy && name !== "sample")
    return others.length > 0 ? JSON.stringify(others) : undefined
  })
  const difference = keys.some((key) => key !== undefined) ? `: only ${quote(uniqueBy)} differs` : ""
  return repetitions(contents)
    .filter(({ index }) => keys[index] === undefined || keys.indexOf(keys[index]) === index)
    .map(({ index, first }) => ({
      path: [index],
      ...predicate`is a copy of item ${first + 1}${difference}. Change it, or remove it.`,
    }))
}

/**
 * Reports entries of one list with the same id, country code or redirect path, in list files and in lists inside files. Ignores case, as
 * some hosts do with paths.
 */
export function checkUnique(parsed: ParsedFile): FieldMistake[] {
  return fieldsOf(parsed).flatMap(({ path, value }) => {
    const name = path.length === 0 ? parsed.file.uniqueBy : "id"
    const keys = recordsOf(value).map((record) => name && record[name])
    return repetitions(keys.map((key) => (typeof key === "string" ? key.toLowerCase() : undefined))).map(
      ({ index, first }) => ({
        path: [...path, index, name ?? ""],
        ...predicate`is ${quote(String(keys[index]))}, the same as in item ${first + 1}. Each needs a different one.`,
      }),
    )
  })
}

/** Returns each repetition of a key with the index of its first occurrence. Skips undefined. */
function repetitions(keys: readonly (string | undefined)[]): { index: number; first: number }[] {
  return keys.flatMap((key, index) => {
    const first = keys.indexOf(key)
    return key === undefined || first === index ? [] : [{ index, first }]
  })
}
