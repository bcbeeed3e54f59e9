/** Whatever is removed from content that pages need, the check names it with file, line and remedy. */
import { contentFiles, type ContentFile } from "../content-model"
import { formatProblem, type ContentPath } from "./index"
import { problemsOf, replaced, validContent, validTexts } from "./testContent"
import { fieldsOf, placeAt } from "./walk"

const place = /^content\/[\w/-]+\.json:\d+:\d+ → /
const remedy = /\b(Write|Put|Say|Give|Did you mean|Make|Remove)\b/

it("accepts the fixture as it is", () => {
  expect(problemsOf(validTexts)).toEqual([])
})

it("refuses content without one of its files", () => {
  for (const { path } of contentFiles) {
    const texts = new Map([...validTexts].filter(([name]) => name !== path))
    expect(problemsOf(texts).map(formatProblem)).toContainEqual(
      expect.stringMatching(new RegExp(`^content/${path}:1:1 → the file is not there. Put it back`)),
    )
  }
})

it.each(contentFiles.map((file) => [file.path, file] as const))("refuses %s without any required key", (_, file) => {
  const paths = requiredPaths(file)
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) {
    const lines = linesWith(file.path, path, undefined)
    const isNamed = (line: string) =>
      line.includes(`"${path.at(-1)}" is missing`) && remedy.test(line) && place.test(line)
    expect({ path, lines, isNamed: lines.some(isNamed) }).toEqual({ path, lines, isNamed: true })
  }
})

const listsWithIds = contentFiles.filter(({ requiredIds }) => requiredIds)

it.each(listsWithIds.map((file) => [file.path, file] as const))(
  "refuses %s without an entry that pages need, or with another id in its place",
  (_, { path: file, requiredIds = {} }) => {
    const entries = validContent[file] as { id: string }[]
    for (const [id, place] of Object.entries(requiredIds)) {
      const index = entries.findIndex((entry) => entry.id === id)
      for (const [path, value] of [
        [[index], undefined],
        [[index, "id"], `${id}-2`],
        [[index, "id"], id.replace(/.$/, "")],
      ] as const) {
        const lines = linesWith(file, path, value)
        expect(lines).toHaveLength(1)
        expect(lines[0]).toMatch(place)
        expect(lines[0]).toMatch(remedy)
        expect(lines[0]).toContain(`"${id}"`)
        expect(lines[0]).toContain(place)
      }
    }
  },
)

/** What is said about one file alone, with a value replaced or removed. */
function linesWith(file: string, path: ContentPath, value: unknown): string[] {
  const text = JSON.stringify(replaced(validContent[file], path, value), null, 2)
  return problemsOf(new Map([[file, text]]), { only: [file] }).map(formatProblem)
}

/** Each key that the model requires, where the fixture has it first. */
function requiredPaths(file: ContentFile): ContentPath[] {
  const first = new Map<string, ContentPath>()
  for (const { path } of fieldsOf({ file, data: validContent[file.path] })) {
    const inEntry = file.kind === "list" ? path.slice(1) : path
    const name = inEntry.map((step) => (typeof step === "number" ? "*" : step)).join(".")
    const isRequired = typeof inEntry.at(-1) === "string" && !placeAt(file.schema, inEntry).optional
    if (isRequired && !first.has(name)) first.set(name, path)
  }
  return [...first.values()]
}
