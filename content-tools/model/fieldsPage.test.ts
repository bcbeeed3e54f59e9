import { readFileSync } from "node:fs"
import { z } from "zod"
import { fixtureEntries, mistakesOf, shortMessage, validTexts } from "../check/testing/content"
import { figure, label, prose, reference } from "./fields"
import type { ContentFile } from "./index"
import { pictureShapes } from "./pictureShapes"
import { fieldsPage } from "./fieldsPage"

const thing: ContentFile = {
  path: "things.json",
  typeName: "Thing",
  kind: "list",
  schema: z.strictObject({
    title: label("The heading."),
    text: prose("Says {{site.name}}.").optional(),
    kind: z.enum(["a", "b"]).describe("K."),
    person: reference("team.json", "P."),
    figure: figure("F.", pictureShapes.hero),
  }),
  requiredIds: { first: "the page /first/" },
  shownOn: "Nowhere",
}
it("has examples in content/README.md that the content check accepts", () => {
  const parts = readFileSync("content/README.md", "utf8").replaceAll("\r\n", "\n").split("```json\n")
  const texts = new Map(validTexts)
  for (const [index, part] of parts.slice(1).entries()) {
    const [, file = ""] = [...(parts[index] ?? "").matchAll(/\[`([\w-]+\.json)`\]/g)].at(-1) ?? []
    const example: unknown = JSON.parse(part.split("```")[0] ?? "")
    texts.set(file, JSON.stringify([...fixtureEntries(file), example]))
  }
  expect(parts).toHaveLength(4)
  // The pictures of the examples do not exist.
  for (const mistake of mistakesOf(texts)) expect(shortMessage(mistake)).toMatch(/has no (such )?file/)
})

it.each([
  "| [`things.json`](things.json) | list | Nowhere |",
  "| `title` | text | The heading. |",
  "| `text` | text with facts, optional | Says `{{site.name}}`. |",
  '| `kind` | "a" or "b" | K. |',
  "| `person` | id of an entry in `team.json` | P. |",
  "| `figure` | [Figure](#figure), 960 × 630, shown whole",
  "| `caption` | text with facts, optional |",
  "| `things.json` | `first` | the page /first/ |",
])("generates %s", (row) => {
  expect(fieldsPage([thing], {})).toContain(row)
})

it("lists a fact of several entries that pages need once", () => {
  const facts = { "bootcamp.price": "$960", "research.price": "$1,460", "site.name": "BLAST AI" }
  const file = { ...thing, requiredIds: { bootcamp: "a page", research: "a page" } }
  expect(fieldsPage([file], facts)).toContain("| `{{bootcamp.price}}` | $960 |\n| `{{site.name}}` | BLAST AI |\n\n")
})
