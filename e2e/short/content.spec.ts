// eslint-disable-next-line no-restricted-imports -- these tests open no page, whose errors could fail them
import { expect, test } from "@playwright/test"
import { fieldsOf } from "../../content-tools/model/fields"
import { wholeSchema } from "../../content-tools/model"
import { definitionAt } from "../../content-tools/model/schema"
import { contentOf } from "../sites/sites"
import { readFiles } from "../support/contentFiles"

// The build has checked the content of this site. docs/decisions/0018-four-builds-for-tests.md says how it is changed.

test.describe.configure({ mode: "default" })

let short: Awaited<ReturnType<typeof readFiles>>

test.beforeAll(async () => {
  short = await readFiles(contentOf("short"))
})

test("there is nothing that is optional: no entry, field or picture", () => {
  for (const path of ["faq.json", "team.json", "testimonials.json", "countries.json", "seo-links.json"])
    expect(short.dataOf(path)).toEqual([])
  expect(short.dataOf("navigation.json")["header"]).toHaveLength(1)
  const optional = short.files.flatMap(({ file, data }) =>
    fieldsOf({ file, data })
      .filter(({ path }) => path.length > 0 && definitionAt(wholeSchema(file), path).isOptional)
      .map(({ path }) => `${file.path} ${path.filter((step) => typeof step === "string").join(".")}`),
  )
  // What a redirect, a form or a page of the site requires.
  expect([...new Set(optional)]).toEqual([
    "site.json bootcampApplication",
    "timelines.json items",
    "timelines.json items.part",
    "forms.json prefillField",
    "redirects.json toPath",
    "redirects.json toForm",
    "sections.json longTimeline",
    "pages/curriculum.json bootcamp",
  ])
  expect(short.files.flatMap(fieldsOf).filter(({ role }) => role === "picture")).toEqual([])
})

test("each text has half of its words", async () => {
  const words = String((await readFiles("test/content")).dataOf("site.json")["banner"]).split(" ")
  expect(short.dataOf("site.json")["banner"]).toBe(words.slice(0, Math.ceil(words.length / 2)).join(" "))
})
