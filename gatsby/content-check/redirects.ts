/** Redirects that never arrive, take the place of a page or open a form that is not there. Dead targets: `links.ts`. */
import { publicPages, signInPages } from "../../src/routes"
import { personalRouteOf, withoutSlash } from "./addresses"
import { didYouMean } from "./didYouMean"
import { listed, quoted } from "./inWords"
import type { ContentProblem } from "./problem"
import { entriesOf, isRecord, type ParsedFile } from "./walk"

interface Redirect {
  index: number
  from: string
  toPath?: string
  toForm?: string
}

export function checkRedirects(content: readonly ParsedFile[]): ContentProblem[] {
  const redirects = redirectsOf(content)
  const byPath = new Map(
    redirects.map((redirect) => [comparable(redirect.from), redirect]).reverse() as [string, Redirect][],
  )
  return redirects.flatMap((redirect) => [
    ...problem(redirect, "from", duplicate(redirect, byPath) ?? takesPlace(redirect)),
    ...problem(redirect, "toPath", detour(redirect, byPath)),
    ...problem(redirect, "toForm", unknownForm(redirect, content)),
  ])
}

function redirectsOf(content: readonly ParsedFile[]): Redirect[] {
  const data = content.find(({ file }) => file.path === "redirects.json")?.data
  if (!Array.isArray(data)) return []
  return data.flatMap((entry: unknown, index) => {
    if (!isRecord(entry) || typeof entry["from"] !== "string") return []
    const { from, toPath, toForm } = entry
    return [
      { index, from, ...(typeof toPath === "string" && { toPath }), ...(typeof toForm === "string" && { toForm }) },
    ]
  })
}

function problem({ index }: Redirect, field: string, message: string | undefined): ContentProblem[] {
  return message === undefined ? [] : [{ file: "redirects.json", path: [index, field], message }]
}

/** Paths are the same to people where only capitals or the closing slash differ, and to some hosts too. */
function comparable(path: string): string {
  return withoutSlash(path.replace(/[?#].*$/, "")).toLowerCase()
}

/** Exactly the same text twice is `unique.ts`'s to say. */
function duplicate({ index, from }: Redirect, byPath: ReadonlyMap<string, Redirect>): string | undefined {
  const first = byPath.get(comparable(from))
  if (!first || first.index === index || first.from === from) return undefined
  return `is ${quoted(from)}, which is the same path as ${quoted(first.from)} in item ${first.index + 1}. Keep one of the two.`
}

function takesPlace({ from }: Redirect): string | undefined {
  const page = [...publicPages.map(({ path }) => path), ...signInPages].find(
    (path) => comparable(path) === comparable(from),
  )
  const taken = page ?? personalRouteOf(from)
  if (taken === undefined) return undefined
  return `is ${quoted(from)}, but that is the address of the page ${quoted(taken)}. Choose another path, or remove this entry.`
}

/** A redirect that leads to another redirect, or in a circle. */
function detour(start: Redirect, byPath: ReadonlyMap<string, Redirect>): string | undefined {
  const chain = [start]
  let next = nextOf(start, byPath)
  while (next && !chain.includes(next)) {
    chain.push(next)
    next = nextOf(next, byPath)
  }
  if (next) return circle(start, chain, next)
  const last = chain.at(-1)
  if (!last || chain.length === 1) return undefined
  const end = last.toForm === undefined ? `"toPath": ${quoted(last.toPath ?? "")}` : `"toForm": ${quoted(last.toForm)}`
  const steps = [
    ...chain.map(({ from }) => from),
    last.toForm === undefined ? (last.toPath ?? "") : `form ${quoted(last.toForm)}`,
  ]
  return `leads to another redirect: ${steps.join(" → ")}. Lead there at once: write ${end} here.`
}

function nextOf({ toPath }: Redirect, byPath: ReadonlyMap<string, Redirect>): Redirect | undefined {
  return toPath?.startsWith("/") ? byPath.get(comparable(toPath)) : undefined
}

/** A circle is one mistake: it is said at the first of its entries, and at those that lead into it from outside. */
function circle(start: Redirect, chain: readonly Redirect[], again: Redirect): string | undefined {
  const members = chain.slice(chain.indexOf(again))
  const isMember = members.includes(start)
  if (isMember && members.some(({ index }) => index < start.index)) return undefined
  const steps = [...chain, again].map(({ from }) => from).join(" → ")
  return `leads in a circle: ${steps}. Write the page that it is to arrive at.`
}

function unknownForm({ toForm }: Redirect, content: readonly ParsedFile[]): string | undefined {
  const forms = entriesOf(content, "forms.json")?.map(({ id }) => String(id))
  if (toForm === undefined || !forms || forms.includes(toForm)) return undefined
  const otherwise = forms.length > 0 ? ` The forms are: ${listed(forms)}.` : ""
  return `is ${quoted(toForm)}, but content/forms.json has no form with that id.${didYouMean(toForm, forms, otherwise)}`
}
