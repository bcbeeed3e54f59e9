import { z } from "zod"
import { alternativeText, flag, heading } from "./fields"
import type { ContentFile } from "./index"
import { toJsonSchema } from "./toJsonSchema"

const schema = z.strictObject({
  title: heading("The heading."),
  alt: alternativeText().optional(),
  shown: flag("Whether it is shown."),
})
const file: ContentFile = { path: "things.json", typeName: "Thing", kind: "list", schema, shownOn: "Nowhere" }
const { items } = toJsonSchema(file) as { items: { properties: Record<string, object>; required: string[] } }

it("has the messages of the content check, one for each pattern", () => {
  const message = "This text is empty. Write at least one word."
  expect(items.properties["title"]).toMatchObject({ allOf: [{ pattern: "\\S", patternErrorMessage: message }] })
  const { allOf } = items.properties["alt"] as { allOf: { patternErrorMessage: string }[] }
  expect(allOf.map((rule) => rule.patternErrorMessage)).toContainEqual(
    'This text starts with "image of". Leave these words out: screen readers say them already.',
  )
  // The plain keyword would show a second message for the same mistake.
  expect(items.properties["title"]).not.toHaveProperty("pattern")
})

it("does not require a field that is optional or has a default", () => {
  expect(items.required).toEqual(["title"])
})
