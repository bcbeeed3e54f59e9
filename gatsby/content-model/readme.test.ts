import { readFileSync } from "node:fs"
import { z } from "zod"
import { readContent } from "../content-check"
import { parseSource } from "../content/load"
import { factsFrom, type Facts } from "./facts"
import { figure, label, prose, reference } from "./fields"
import { contentFiles, type ContentFile } from "./index"
import { pictureShapes } from "./pictureShapes"
import { withTables } from "./readme"

const remedy = "Update it with: npm run generate -- schemas"
const tables = ["files", "facts", "pictures", "ids", "fields"]
const empty = tables.map((name) => `<!-- ${name}: written by npm run generate schemas --><!-- end of ${name} -->`)
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
const tablesOf = (file: ContentFile, facts: Facts = {}) =>
  withTables(empty.join("\n"), [file], facts).replace(/ +/g, " ")

it("has the current tables in content/README.md", async () => {
  const facts = factsFrom(parseSource(await readContent("test/content")))
  const text = readFileSync("content/README.md", "utf8").replaceAll("\r\n", "\n")
  expect({ remedy, text }).toEqual({ remedy, text: withTables(text, contentFiles, facts) })
})

it.each([
  "| [`things.json`](things.json) | list | Nowhere |",
  "| `title` | text | The heading. |",
  "| `text` | text with facts, optional | Says `{{site.name}}`. |",
  '| `kind` | "a" or "b" | K. |',
  "| `person` | id of an entry in `team.json` | P. |",
  "| `figure` | [Figure](#figure) | F. |",
  "| `caption` | text with facts, optional |",
  "| `things.json` | `first` | the page /first/ |",
  "| `things.json` `figure` | 960 × 630 | shown whole",
])("generates %s", (row) => {
  expect(tablesOf(thing)).toContain(row)
})

it("lists a fact of several programs once", () => {
  const facts = { "bootcamp.price": "$960", "research.price": "$1,460", "site.name": "BLAST AI" }
  expect(tablesOf(thing, facts)).toContain(
    "| `{{bootcamp.price}}` | $960 |\n| `{{site.name}}` | BLAST AI |\n\n<!-- end of facts",
  )
})

it("throws if the README lacks a marker", () => {
  expect(() => withTables("# Content", [thing], {})).toThrow("content/README.md needs <!-- files:")
})
