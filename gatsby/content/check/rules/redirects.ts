import { publicPages, signInPages } from "../../../../src/routes"
import { personalRouteOf, withoutSlash, type Addresses } from "./addresses"
import { quote } from "../format"
import type { FieldProblem } from "../problem"
import { recordsOf, type ParsedFile } from "../traverse"

interface Redirect {
  index: number
  from: string
  toPath?: unknown
  toForm?: unknown
}

/**
 * Reports paths that are the same as another or as a page's, and redirects that lead to another redirect. `linkProblem` reports targets
 * that do not exist.
 */
export function checkRedirects({ file, data }: ParsedFile, addresses: Pick<Addresses, "files">): FieldProblem[] {
  if (file.path !== "redirects.json") return []
  const redirects = recordsOf(data).map((entry, index) => ({ ...entry, index, from: String(entry["from"]) }))
  // Reversed, so that the first of two redirects with the same path is found.
  const byPath = new Map(redirects.map((redirect) => [normalize(redirect.from), redirect] as const).reverse())
  return redirects.flatMap((redirect) => {
    const messages = {
      from: duplicateProblem(redirect, byPath) ?? pageProblem(redirect, addresses),
      toPath: chainProblem(redirect, byPath),
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
  const nextOf = ({ toPath }: Redirect) => (typeof toPath === "string" ? byPath.get(normalize(toPath)) : undefined)
  const chain = [start]
  let last = start
  let next = nextOf(last)
  while (next && !chain.includes(next)) {
    chain.push(next)
    last = next
    next = nextOf(last)
  }
  const steps = chain.map(({ from }) => from)
  if (next) {
    // Reported at the first redirect of the circle, and at those that lead into it.
    const circle = chain.slice(chain.indexOf(next))
    if (circle.includes(start) && circle.some(({ index }) => index < start.index)) return undefined
    return `leads in a circle: ${[...steps, next.from].join(" → ")}. Write the address of the page that it should lead to.`
  }
  if (last === start) return undefined
  const [field, target] = last.toForm === undefined ? ["toPath", last.toPath] : ["toForm", last.toForm]
  const name = quote(String(target))
  return `leads to another redirect: ${[...steps, name].join(" → ")}. Write the last target here: "${field}": ${name}.`
}
