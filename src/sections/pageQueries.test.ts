/** Without the fragment of a section, a build fails with "Cannot read properties of undefined" and names neither. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const fileNames = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    path.posix.join(folder, name.replaceAll(path.sep, "/")),
  )
const texts = new Map(
  fileNames("src").flatMap((file) =>
    /(?<!\.test|\.d)\.tsx?$/.test(file) ? [[file, readFileSync(file, "utf8")] as const] : [],
  ),
)
const fragments = new Map(
  [...texts.values()].flatMap((text) =>
    [...text.matchAll(/fragment (\w+) on (\w+ [^`]*)/g)].map(([, name = "", fields = ""]) => [name, fields] as const),
  ),
)

/** Returns the fragments in a query, also those in other fragments. */
function fragmentsIn(query: string): string[] {
  return [...query.matchAll(/\.\.\.(\w+)/g)].flatMap(([, name = ""]) => [
    name,
    ...fragmentsIn(fragments.get(name) ?? ""),
  ])
}

/** Returns the fragments whose data a component of a file receives, such as `Queries.HeroPartsFragment`. */
function neededBy(text: string): string[] {
  return [...text.matchAll(/fragment (\w+) on/g)].flatMap(([, name = ""]) =>
    text.includes(`Queries.${name}Fragment`) ? [name] : [],
  )
}

it.each([...texts].filter(([file]) => /^src\/(pages|templates)\//.test(file)))(
  "the query of %s has the fragments of its sections",
  (file, text) => {
    const found = fragmentsIn(/query \w+[^`]*/.exec(text)?.[0] ?? "")
    const missing = [...text.matchAll(/from "(\.\.\/sections\/[^"]+)"/g)].flatMap(([, module = ""]) =>
      neededBy(texts.get(path.posix.join(path.posix.dirname(file), `${module}.tsx`)) ?? "")
        .filter((name) => !found.includes(name))
        .map((name) => `Add ...${name} for ${path.posix.basename(module)}`),
    )
    expect(missing).toEqual([])
  },
)
