import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const pages = ["src/pages", "src/templates"].flatMap((folder) =>
  readdirSync(folder).map((file) => path.posix.join(folder, file)),
)

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])

/**
 * Returns the fields of the query that a page reads itself, and does not only pass on to a section with `data={data}`.
 */
function readFields(code: string): string[] {
  const destructured = namesIn(code, /const \{([^}]+)\} = data\n/g).flatMap((names) => names.split(","))
  return [...destructured.flatMap((name) => name.split(":")[0]?.trim() ?? []), ...namesIn(code, /\bdata\.(\w+)/g)]
}

/** Without this, a page would lose its text together with a section. */
it.each(pages)("the query of %s names each field that the page reads, without the fragment of a section", (page) => {
  const code = readFileSync(page, "utf8")
  const [, query = ""] = code.split(/^ {2}query /m)
  expect(namesIn(query, /^ {4}(\w+)/gm)).toEqual(expect.arrayContaining(readFields(code)))
})
