/** Tests that the check reports each missing file, field and entry, with file, line and remedy. */
import { contentFiles, type ContentFile } from "../model"
import { formatMistake, type ContentPath } from "./mistake"
import { mistakesOf, replaced, validContent, validTexts } from "./testing/content"
import { fieldsOf, definitionAt } from "./traverse"

const place = /^content\/[\w/-]+\.json:\d+:\d+[:, ]/
const remedy = /\b(Add|Write|Put|Say|Give|Did you mean|Make|Remove)\b/

it("accepts the fixture", () => {
  expect(mistakesOf(validTexts)).toEqual([])
})

it("rejects content without one of its files", () => {
  for (const { path } of contentFiles) {
    const texts = new Map([...validTexts].filter(([name]) => name !== path))
    expect(mistakesOf(texts).map(formatMistake)).toContainEqual(
      expect.stringMatching(new RegExp(`^content/${path}:1:1: the file is missing. Restore the last version`)),
    )
  }
})

it.each(contentFiles.map((file) => [file.path, file] as const))(
  "rejects %s without any of its required fields",
  (_, file) => {
    const paths = requiredPaths(file)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      const lines = messagesForValue(file.path, path, undefined)
      const isNamed = (line: string) =>
        line.includes(`"${path.at(-1)}" is missing`) && remedy.test(line) && place.test(line)
      expect({ path, lines, isNamed: lines.some(isNamed) }).toEqual({ path, lines, isNamed: true })
    }
  },
)

const requiredIds = contentFiles.flatMap(({ path, requiredIds = {} }) =>
  Object.entries(requiredIds).map(([id, neededBy]) => ({ file: path, id, neededBy })),
)

it.each(requiredIds)("rejects $file without the entry $id, or with another id", ({ file, id, neededBy }) => {
  const index = (validContent[file] as { id: string }[]).findIndex((entry) => entry.id === id)
  for (const [path, value] of [
    [[index], undefined],
    [[index, "id"], `${id}-2`],
    [[index, "id"], id.replace(/.$/, "")],
  ] as const) {
    const lines = messagesForValue(file, path, value)
    expect(lines).toEqual([expect.stringMatching(place)])
    expect(lines[0]).toMatch(remedy)
    expect(lines[0]).toContain(`"${id}"`)
    expect(lines[0]).toContain(neededBy)
  }
})

/** Checks one file alone, with a value replaced or removed. */
function messagesForValue(file: string, path: ContentPath, value: unknown): string[] {
  const text = JSON.stringify(replaced(validContent[file], path, value), null, 2)
  return mistakesOf(new Map([[file, text]]), { only: [file] }).map(formatMistake)
}

/** Returns the first path of each required field in the fixture. */
function requiredPaths(file: ContentFile): ContentPath[] {
  const first = new Map<string, ContentPath>()
  for (const { path } of fieldsOf({ file, data: validContent[file.path] })) {
    const inEntry = file.kind === "list" ? path.slice(1) : path
    const name = inEntry.map((step) => (typeof step === "number" ? "*" : step)).join(".")
    const isRequired = typeof inEntry.at(-1) === "string" && !definitionAt(file.schema, inEntry).isOptional
    if (isRequired && !first.has(name)) first.set(name, path)
  }
  return [...first.values()]
}
