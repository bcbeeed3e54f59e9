import { personalPages } from "../../routes"

/**
 * Returns the path of the personal page that a mistyped address means: with more segments behind the id, such as a
 * second copy of it, with a whole address in its place, or with capital letters in its first segment.
 * @param pathname in the browser's encoding
 * @returns undefined for any other address
 */
export function repairedPath(pathname: string): string | undefined {
  const [first = "", given, ...rest] = pathname.split("/").filter(Boolean)
  const id = given?.startsWith("http") ? rest.at(-1) : given
  const page = personalPages.find(({ kind }) => kind === first.toLowerCase())
  return page && id && (rest.length || first !== page.kind) ? `/${page.kind}/${id}/` : undefined
}
