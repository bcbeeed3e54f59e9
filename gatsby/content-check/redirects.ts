import { publicPages, signInPages } from "../../src/routes"
import { personalRouteOf, withoutSlash, type Addresses } from "./addresses"
import { formatList, quote } from "./format"
import type { FieldProblem } from "./problem"
import { didYouMean } from "./suggestion"
import { entriesOf, isRecord, type ParsedFile } from "./traverse"

interface Redirect {
  index: number
  from: string
  toPath: string | undefined
  toForm: string | undefined
}

/** Characters that end a path or have a meaning in the host's redirect rules. */
const reservedCharacters: readonly (readonly [RegExp, string])[] = [
  [/\s/, "a space"],
  [/\?/, "a question mark"],
  [/#/, "a #"],
  [/:/, "a colon"],
  [/\*/, "a star"],
]

/**
 * Reports paths that cannot be redirected, targets outside the site, and redirects that lead to another redirect, replace a page or
 * open an unknown form. `checkLinks` reports targets that do not exist.
 */
export function checkRedirects(
  { file, data }: ParsedFile,
  content: readonly ParsedFile[],
  addresses: Pick<Addresses, "files">,
): FieldProblem[] {
  if (file.path !== "redirects.json" || !Array.isArray(data)) return []
  const redirects = data.flatMap((entry: unknown, index): Redirect[] => {
    if (!isRecord(entry) || typeof entry["from"] !== "string") return []
    const textOf = (name: string) => (typeof entry[name] === "string" ? entry[name] : undefined)
    return [{ index, from: entry["from"], toPath: textOf("toPath"), toForm: textOf("toForm") }]
  })
  // Reversed, so that the first of two redirects with the same path is found.
  const byPath = new Map(redirects.map((redirect) => [normalize(redirect.from), redirect] as const).reverse())
  return redirects.flatMap((redirect) => {
    const messages = {
      from: pathProblem(redirect) ?? duplicateProblem(redirect, byPath) ?? pageProblem(redirect, addresses),
      toPath: outsideProblem(redirect, content) ?? chainProblem(redirect, byPath),
      toForm: formProblem(redirect, content),
    }
    return Object.entries(messages).flatMap(([field, message]) =>
      message ? [{ path: [redirect.index, field], message }] : [],
    )
  })
}

/** Returns a path without query, hash and trailing slash, in lower case. Some hosts ignore these differences too. */
function normalize(path: string): string {
  return withoutSlash(path.replace(/[?#].*$/, "")).toLowerCase()
}

/** Reports what is wrong with a path: the characters that it may not have, or how it begins or ends. */
function pathProblem({ from }: Redirect): string | undefined {
  const [, path] = /^https?:\/\/[^/]*(\/.*)?$/i.exec(from) ?? []
  if (/^https?:/i.test(from))
    return `is ${quote(from)}. Write only the path after the name of the site${path && path !== "/" ? `, such as ${quote(correctPath(path))}` : ""}.`
  const characters = reservedCharacters.flatMap(([pattern, name]) => (pattern.test(from.trim()) ? [name] : []))
  const correct = correctPath(from)
  const reasons = [
    ...(characters.length > 0 ? [`a path cannot have ${new Intl.ListFormat("en-US").format(characters)}`] : []),
    ...(from === from.trim() ? [] : ["there is a space before or after the path"]),
    ...(from.trim().startsWith("/") ? [] : ["a path begins with a slash"]),
    ...(/[^/\s]\/+\s*$/.test(from) ? ["this path may not end with a slash"] : []),
  ]
  if (reasons.length === 0 || from.trim() === "") return undefined
  return `is ${quote(from)}, but ${reasons.join(", and ")}.${correct === "/" ? "" : ` Write ${quote(correct)}.`}`
}

/** Returns the part of a path before a query or an anchor, with hyphens instead of characters that it may not have. */
function correctPath(path: string): string {
  const [start = ""] = path.trim().split(/[?#]/)
  return `/${start.replace(/[\s:*]+/g, "-").replace(/^\/+|[-/]+$/g, "")}`
}

/** Reports a target on another site: only forms lead outside. */
function outsideProblem({ toPath = "" }: Redirect, content: readonly ParsedFile[]): string | undefined {
  if (!/^(?:https?:|www\.|\/\/)/i.test(toPath)) return undefined
  const form = entriesOf(content, "forms.json")?.find(
    ({ formId }) => typeof formId === "string" && formId !== "" && toPath.includes(formId),
  )
  const remedy = form
    ? `Replace this line by "toForm": ${quote(String(form["id"]))}.`
    : 'Add the form to content/forms.json, and replace this line by "toForm" with its id.'
  return `is ${quote(toPath)}, an address outside this site. A redirect leads to a page of this site or to a form. ${remedy}`
}

/** Reports a path that equals an earlier one except for case or trailing slash. `checkUnique` reports identical paths. */
function duplicateProblem({ index, from }: Redirect, byPath: ReadonlyMap<string, Redirect>): string | undefined {
  const first = byPath.get(normalize(from))
  if (!first || first.index === index || first.from === from) return undefined
  return `is ${quote(from)}, which is the same path as ${quote(first.from)} in item ${first.index + 1}. Keep one of the two.`
}

function pageProblem({ from }: Redirect, { files }: Pick<Addresses, "files">): string | undefined {
  if (files.has(from)) return `is ${quote(from)}, but that is the address of a file. Choose another path.`
  const paths = [...publicPages.map(({ path }) => path), ...signInPages]
  const page = paths.find((path) => normalize(path) === normalize(from)) ?? personalRouteOf(from)
  if (page === undefined) return undefined
  return `is ${quote(from)}, but that is the address of the page ${quote(page)}. Choose another path, or remove this entry.`
}

function chainProblem(start: Redirect, byPath: ReadonlyMap<string, Redirect>): string | undefined {
  const nextOf = ({ toPath }: Redirect) => (toPath?.startsWith("/") ? byPath.get(normalize(toPath)) : undefined)
  const chain = [start]
  let next = nextOf(start)
  let last = start
  while (next && !chain.includes(next)) {
    chain.push(next)
    last = next
    next = nextOf(next)
  }
  const steps = chain.map(({ from }) => from)
  if (next) {
    // Reported at the first redirect of the circle, and at those that lead into it.
    const circle = chain.slice(chain.indexOf(next))
    if (circle.includes(start) && circle.some(({ index }) => index < start.index)) return undefined
    return `leads in a circle: ${[...steps, next.from].join(" → ")}. Write the address of the page that it should lead to.`
  }
  if (last === start) return undefined
  const field = last.toForm === undefined ? "toPath" : "toForm"
  const target = last[field] ?? ""
  const shown = field === "toForm" ? `form ${quote(target)}` : target
  return `leads to another redirect: ${[...steps, shown].join(" → ")}. Write the last target here: ${quote(field)}: ${quote(target)}.`
}

function formProblem({ toForm }: Redirect, content: readonly ParsedFile[]): string | undefined {
  const forms = entriesOf(content, "forms.json")?.map(({ id }) => String(id))
  if (toForm === undefined || !forms || forms.includes(toForm)) return undefined
  const fallback = forms.length > 0 ? ` The forms are: ${formatList(forms)}.` : ""
  return `is ${quote(toForm)}, but content/forms.json has no form with that id.${didYouMean(toForm, forms, fallback)}`
}
